import type { MeasureSection } from "./measured-figure.ts";

/** The figures that describe the product: speed and protection. */
export const claimSections: readonly MeasureSection[] = [
  {
    id: "speed",
    title: "Speed",
    intro:
      "Three latency figures measure three different things: one policy decision, the verdict on a prompt, and the whole round trip. All three fit on one timeline.",
    figures: [
      {
        value: "<1ms",
        name: "Policy decision",
        page: ["/feature", "Features"],
        basis: "Our claim",
        text: "The time to decide whether a role may see a field. In the sample trace it takes 0.8 ms.",
        method:
          "Time every policy lookup on your own rules and hardware. Report the median and the 99th percentile, with the number of rules and fields.",
      },
      {
        value: "0.003s",
        name: "Verdict",
        page: ["/products/protection-shield", "Real-Time Protection Shield"],
        basis: "Our claim",
        text: "From the last character of a prompt to the decision on whether it’s an attack: 3 ms.",
        method: "Replay your own prompts, with attacks among them, and time each verdict.",
      },
      {
        value: "Under 50ms",
        name: "Whole round trip",
        page: ["/products/protection-shield", "Real-Time Protection Shield"],
        basis: "Our claim",
        text: "All five steps, to the model and back, not counting the time the model takes to answer.",
        method:
          "Send the same requests with and without the shield, and compare the two at the 95th and 99th percentiles.",
      },
    ],
  },
  {
    id: "protection",
    title: "Protection",
    intro:
      "Most of these figures state what the product is designed to do; none has been independently measured. A free pilot shows the first three for your own prompts.",
    figures: [
      {
        value: "99.9%",
        name: "Attack prevention rate",
        page: ["/feature", "Features"],
        basis: "Our claim",
        text: "The share of attacks on a protected assistant that are stopped: one in a thousand gets through.",
        method:
          "Run a published set of attacks against one unchanged version of the product. With 3,000 attempts and no success, you can be 95% confident that no more than one in a thousand gets through.",
      },
      {
        value: "99.99%",
        name: "Data protected",
        page: ["/products/protection-shield", "Real-Time Protection Shield"],
        basis: "Our claim",
        text: "The share of the personal data people type that is masked before it leaves.",
        method:
          "Label a sample of your prompts by hand. With 30,000 labeled values and no miss, you can be 95% confident that no more than one in ten thousand is missed.",
      },
      {
        value: "99.87%",
        name: "Accuracy",
        page: ["/products/protection-shield", "Real-Time Protection Shield"],
        basis: "Our claim",
        text: "The share of verdicts that are neither a miss nor a false alarm.",
        method: "Count misses and false alarms separately, on the same mix of prompts that your users type.",
      },
      {
        value: "1,247",
        name: "threats blocked in 24h",
        page: ["/products/protection-shield", "Real-Time Protection Shield"],
        basis: "Example",
        text: "One sample day. The hours on the dial and the five kinds on the monitor both add up to it, and 73% of it falls outside working hours, 9 a.m. to 6 p.m.",
        method: "Export a day from your own audit log.",
      },
      {
        value: "94%",
        name: "of enterprise AIs fail basic security tests",
        page: ["/products/ai-scanner", "AI Security Scanner"],
        basis: "Our claim",
        text: "We know of no published study behind it, and your result may differ. A scan of your assistants gives you a figure with its evidence: every question asked and every answer received, with leaked values masked.",
        method: "Test assistants chosen by a third party against published pass criteria.",
      },
      {
        value: "24/7",
        name: "Monitoring",
        page: ["/feature", "Features"],
        basis: "Our claim",
        text: "The shield checks prompts at every hour of every day. The figure describes software, not staffing.",
        method: "Probe it from outside every minute for a quarter, and publish the gaps.",
      },
      {
        value: "500+",
        name: "enterprise clients",
        page: ["/feature", "Features"],
        basis: "Our claim",
        text: "A target, not a count.",
        method: "Count signed contracts, and have an auditor confirm the number.",
      },
    ],
  },
];
