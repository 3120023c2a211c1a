import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Price, pilot, and what buyers ask before a contract. */
export const buyingAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How much does it cost?",
      "what is the price",
      "pricing and subscription plans",
      "is it expensive or affordable",
      "cost per month or per year",
      "what do you charge for your product",
      "price list",
    ],
    hindi: ["iska price kya hai", "kitne paise lagenge", "kitna kharcha aayega", "ye kitne ka hai"],
    also: "tariff budget pricey spend package tier monthly yearly annual licensing economical bucks",
    variants:
      "can you tell my team what the shield costs | what the shield costs | tell my boss what it costs | price | pricing | how much is it per month | what's the cost | subscription fee | do you publish prices | license cost | what would I have to pay | budget for your product | What's the damage for a company like mine? | My CFO needs a figure before we go on | Is it cheap or pricey? | Where's your rate card? | Do you bill per prompt, per user or flat? | can a small budget afford this | how much money do I need to set aside for your software | give me a ballpark figure | is there a monthly fee | I couldn't find any dollar amounts on your pages | what does the shield cost | are there several price tiers | why don't you show the rates openly",
    answer: `The site publishes no prices for ${site.name}. Tell our team on the [contact page](/contact) what you want to protect, and ask for a quote.`,
    sources: ["/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can I get a quote for our number of users?",
      "quotation needed for 200 seats",
      "what would 50 licenses cost us",
      "we would like an offer for our enterprise",
      "price per seat or per user",
      "send us a proposal with volume rates",
    ],
    hindi: ["humein quotation chahiye", "50 users ke liye quote bhejo"],
    also: "estimate bulk commercials calculation workforce budgetary ballpark bid pro-forma concurrent",
    variants:
      "quote for 200 users | request an offer | price for our company size | cost per seat | get a quotation | how do I get a price for my case | We're 300 people with two chatbots; make us an offer | What must I tell you to receive a tailored price? | Purchasing needs three offers by Friday; how do we get yours? | Do large volumes lower the price per head? | I need a formal quotation for 1000 employees | who do I ask for an individual price | could you calculate the price for our hospital | is there an amount per workplace | we want a written offer for our firm | price for 25 users and one copilot | how can our procurement get a proposal",
    answer: `Ask for a quote with the form on the [contact page](/contact): state the number of users and the AI systems to protect. The site publishes no prices per seat or per user.`,
    sources: ["/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is there a free trial?",
      "can I try it out before buying",
      "how do I sign up for a trial",
      "trial period for my team in days",
      "what does the Try for Free button do",
      "free version or free plan",
      "pilot or proof of concept, POC",
      "is it free",
    ],
    hindi: ["free trial milega kya", "kharidne se pehle try kar sakte hain", "kya ye free hai"],
    also: "sandbox evaluate freemium gratis complimentary experiment taster playground hands-on fortnight",
    variants:
      "free trial | free pilot | test before buying | is there a free version | what happens in a pilot | try for free button | freemium | proof of concept | what do I bring to a pilot | poc | how is the pilot set up | Could we kick the tires for a while first? | Is there a no-cost version for small teams? | I'd like to evaluate it with our own prompts | What happens after clicking Try for Free? | Does a pilot cost anything? | What do I need to bring when testing it with you? | can I use it for a month without paying | how is a trial set up, alone or with you | is there a sandbox where I can play with the product | free of charge for students, maybe a community version | we'd like a POC before the decision | can I download a trial version | do you show in a trial what the model gets to see | is the pilot set up on the same call and what does it cost | does the pilot need a separate appointment | what is the next move after the call and who pays | does it cost anything to have a go first",
    answer:
      "You can ask for a free pilot on the [contact page](/contact), where “Try for Free” leads: after you have seen it work on a call, we set it up with you on the same call, free of charge. You bring the prompts, and we show you what the model sees after masking. The site describes no free plan and does not say how long a pilot lasts.",
    sources: ["/feature#figures-title", "/contact#what-happens"],
    offers: ["demo"],
  },
  {
    questions: [
      "How long does the free pilot last, and what follows it?",
      "how many days does the trial last and does it turn into a paid plan",
      "does the trial convert automatically",
      "when does the free pilot end",
      "are we stuck with you after the pilot",
    ],
    also: "expire renew renewal auto convert cancel commitment obligation duration length weeks month charged billed",
    variants:
      "how long can we keep using it for free before you bill us | what if the pilot goes badly | do I pay when the trial ends | until when is it free, and what then | am I charged once the pilot is over | how long is the pilot | for how many days can we test | length of the pilot | is there an obligation after the trial | can we walk away after the pilot | what if we don't like the pilot | does a contract follow the trial | do we have to cancel the trial",
    answer:
      "The site does not say how long a free pilot lasts, or what follows it; it describes no free plan. The pilot is free of charge, and you decide on it after you have seen it work on a call. Ask our team how long yours can last on the [contact page](/contact), or ask for a person here.",
    sources: ["/contact#what-happens", "/feature#figures-title"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you give discounts?",
      "do you have discounts for startups",
      "special rate for NGOs or universities",
      "promo or coupon code",
      "cheaper price for students and nonprofits",
      "rebate for a multi-year deal",
    ],
    also: "bargain reduction charity charitable school voucher academic concession black-friday promotional non-profit lower",
    variants:
      "do you have a startup program | Black Friday deal? | Can I haggle about the price? | discount | nonprofit pricing | student discount | startup offer | coupon | cheaper for schools | We're a charity with little money; do you go lower? | Is there an academic price? | Do early customers pay less? | Is there a seasonal deal? | Is the price negotiable? | is it cheaper if we sign for three years | special conditions for public hospitals | do you have vouchers | a reduced rate for young companies | will you match a competitor's price | price reduction for big orders | special price for small and medium businesses | MSME price | SME discount | cheaper for micro businesses | reduced price for small firms",
    answer: `The site mentions no discounts. Tell our team what kind of organization you are when you ask for a price on the [contact page](/contact).`,
    sources: ["/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What are the contract terms?",
      "will you sign an NDA with us",
      "minimum term and notice period of the subscription",
      "MSA or terms of service for customers",
      "do you sign a DPA",
      "do you sign a BAA",
    ],
    also: "confidentiality nondisclosure lawyer counsel paperwork renewal auto-renew cancellation processing agreement business associate standard contractual exit legal",
    variants:
      "terms and conditions of contract | NDA | DPA template | minimum contract period | BAA | data processing agreement | cancellation terms | MSA | Can our lawyer see the contract before we talk? | Which duration would we have to commit to? | How can we get out of the contract? | Is there an Article 28 agreement that we could sign? | Our hospital needs a business associate agreement | we want confidentiality signed before sharing prompts | what law governs an agreement with you | do you have general terms for business customers | is automatic renewal part of the deal | where can I download your standard agreement | what is the notice period if we want to quit | who is liable under the agreement | governing law | applicable law of the contract | place of jurisdiction | which court is responsible for disputes | arbitration clause | law that governs the contract | signature with DocuSign | who owns the data under the contract",
    answer: `The site publishes no contract terms and no templates for an NDA, data processing agreement or business associate agreement. Ask our team for them on the [contact page](/contact).`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What is your uptime SLA?",
      "service level agreement",
      "customer support hours, tickets and escalation",
      "guaranteed availability and penalties",
      "is there a 24/7 support phone for customers",
      "uptime credits",
      "is there a support plan",
    ],
    also: "downtime outage 99.9 nines helpdesk priority premium gold compensation resolution emergency percent enterprise tier disaster recovery RTO RPO",
    variants:
      "on-call phone for incidents | uptime guarantee | SLA | support plan | availability percent | 24/7 support | support response times | penalties for downtime | How often is your service unavailable? | What percentage of availability do you commit to? | Is there compensation if the service fails? | Can we call someone at 3 a.m. when it breaks? | which support levels can a customer buy | how quickly do you react to a critical ticket | is there a guaranteed reaction time | do you have a premium support contract | are we refunded for outages | help desk for customers, when is it staffed | do you promise five nines",
    answer: `The site publishes no uptime guarantee, service level agreement or support plan. Ask our team what a contract includes.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which payment methods do you accept?",
      "how do we get an invoice",
      "pay by credit card, bank transfer or bitcoin",
      "billing in rupees, dollars or euros",
      "refund policy and money back if we cancel",
      "where is my invoice",
    ],
    also: "paypal stripe upi mastercard wire sepa purchase-order installments tax cheque prepaid overcharged reimbursement crypto cash",
    variants:
      "do you accept credit cards | can I pay by card | how can I pay | invoice | accepted currencies | credit card payment | refund policy | pay in rupees | billing question | Can we pay by wire? | Do you take Visa or PayPal? | I need a bill with our order number | Can I have my money back if it doesn't fit? | do you invoice in euros | where do I send a question about a bill | are payments by UPI possible | monthly or yearly invoicing | net 30 or prepayment | my accountant didn't get the bill | which currency do you charge in | payment terms | terms of payment | how many days do we have to pay | net 60 possible? | payment deadline | late payment interest | deposit or advance payment",
    answer: `The site says nothing about payment methods, invoices, currencies or refunds. Email ${site.email} with billing questions.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can you complete our procurement or security questionnaire?",
      "vendor onboarding form and due diligence documents",
      "what is your GST number",
      "do you have cyber insurance",
      "VAT, DUNS or company registration number",
      "DUNS number",
      "vendor security questionnaire",
      "where to send a tender",
    ],
    also: "pan cin tin tax-id ein rfi rfq purchasing caiq w-9 kyc incorporation checklist spreadsheet buyer SIG carrier file RFP bid bank details supplier registration submit",
    variants:
      "what are your bank details | send me your IBAN | security questionnaire | vendor assessment form | tender documents | GST | RFP | insurance certificate | company registration number | Our supplier onboarding wants 200 answers from you | Who do I send our tender to? | What's your tax number? | We need your bank details for the supplier master | Do you fill out CAIQ or SIG? | is there a certificate of incorporation | what is your CIN or VAT ID | who answers an RFI | can you sign our supplier code of conduct | our risk team has a form for all new vendors | proof of liability insurance please | D-U-N-S number | D-U-N-S | LEI code | MSME or Udyam registration | your company identifiers",
    answer: `The site publishes no procurement documents, registration numbers or bank details. Send your questionnaire or tender to ${site.email}.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How long does onboarding take?",
      "do you train our staff",
      "implementation time until go-live",
      "workshops, training courses or webinars for customers",
      "rollout project plan and setup fee",
      "who helps us to get started after signing",
      "how long to set up",
    ],
    also: "kickoff kick-off handbook tutorial manual migration consultants adoption teach lesson quickstart instructor ramp-up",
    variants:
      "time to implement | training for users | onboarding duration | how fast can we go live | setup time | how hard is it to install | rollout support | When could we be live if we sign today? | Do you hold training sessions for our users? | How much effort is it for our IT to introduce it? | Weeks or months until it works? | who supports us at the beginning | is there a set-up fee or a project team | how quickly can a hospital start using it | do you give courses | what does the introduction phase look like | is the installation complicated | we have only two admins, how hard is rollout | weeks from signature to go-live | how many weeks until all our assistants are covered | time from contract to production | how long until every copilot follows the policy",
    answer: `The site doesn’t say how long onboarding takes or what training it includes. What it does say: ${site.name} works in front of the model you already use, with nothing to retrain and no data team to hire.`,
    sources: ["/#features-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What are your RTO and RPO?",
      "disaster recovery and business continuity",
      "backup and failover of the service",
      "what if your service goes down",
    ],
    also: "resilience redundancy BCP DR plan outage restore recovery objective high availability",
    variants:
      "disaster recovery | backup of your service | RTO RPO | business continuity plan | failover | what if the service fails | If your data center fails, how quickly are you back? | How much data could be lost in a crash? | Do you have a second site? | What is your contingency plan? | is there a tested recovery plan | in case of an outage, does our chatbot stop too | how are backups of the service made | our BCM team needs your recovery time | maximum tolerable downtime of the product | resilience and fallback of the shield | what happens to us if your platform is unavailable",
    answer: `The site publishes no recovery times, backup plan or business continuity plan for ${site.name}’s products. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is there a bundle price for several products?",
      "is what we paid for one product credited to the next",
      "what does a second product cost if we have one already",
      "can we upgrade later without paying twice",
      "do the three products come in one package",
      "is each product licensed separately",
    ],
    also: "bundle package combo suite upgrade credit credited add-on module switch swap combined together",
    variants:
      "bundle price | package deal | all three products together, price | combined price for scanner and shield | suite price | upgrade price | price of an add-on | do we get a credit when we add a product | start with the scanner and add the shield later, what happens to the fee | is the first fee deducted from the second | do we pay both in full | are the products sold together | one license for everything? | is the supply chain map included in the shield | is the scanner included when we buy the shield | cost of all modules | cheaper as a set | can we swap one product for another in the middle of the contract | single contract for three products",
    answer: `The site publishes no prices, bundles or upgrade credits, and does not say whether the three products are licensed together. Say which of them you need on the [contact page](/contact), and ask for a quote.`,
    sources: ["/contact#request-a-demo", "/products"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What do we get back if you miss your figures?",
      "does the contract guarantee the 50 ms or the 99.9%",
      "refund if an attack gets through",
      "are you liable if personal data leaks in spite of the shield",
      "penalty if the latency is higher than promised",
      "warranty for the product and its templates",
    ],
    also: "guarantee warranty liability liable compensation damages indemnity credit refund breach promised contractual remedy",
    variants:
      "warranty | liability cap | indemnification | damages if it fails | do you pay our fine if data leaks | who pays when the masking misses a name | is 99.99% guaranteed in the contract | are your figures part of the contract | service credit for latency | credit if the round trip takes too long | money back when attacks get past | do you compensate us for missed threats | what happens if the shield is slower than you say | refund if accuracy is lower than claimed | is there a performance guarantee | will you put the prevention rate in writing | do you take responsibility for errors in templates | warranty that the rules meet the law | who is responsible if an audit fails in spite of your template | limit of liability",
    answer: `The site publishes no contract terms: no warranty, liability, credit or refund if a figure is missed. Its speed and protection figures are [our claims](/how-we-measure), not guarantees. Ask our team what a contract includes on the [contact page](/contact).`,
    sources: ["/how-we-measure#protection", "/how-we-measure#speed", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you offer consulting, and at what daily rate?",
      "can we book your consultants",
      "price of professional services",
      "how many of your people would work on our project",
      "hourly rate of your engineers",
      "do you come to our office for the rollout",
    ],
    also: "consultant consultants consultancy day-rate hourly professional services onsite travel workshop managed custom bespoke",
    variants:
      "consulting | consulting fees | day rate | daily rate | hourly rate | professional services | implementation services | do you send consultants | how many consultants would support us | is there a customer success manager | dedicated engineer for our account | on-site support | do you travel to customers | managed service, do you run it for us | custom development on request | could you build a feature just for us | do you offer audits or assessments as a service | fees for a workshop | cost of setup help",
    answer: `The site describes no consulting or managed service and publishes no daily rates or team sizes. It says that the rules are in plain language, so that your compliance team can read and change them. Ask our team for help with yours on the [contact page](/contact).`,
    sources: ["/#features-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who certified you as HIPAA or PCI-DSS compliant?",
      "which assessor signed your attestation of compliance",
      "do you have a PCI-DSS attestation (AOC)",
      "until when is your HIPAA certificate valid",
      "which body confirmed that your healthcare solution is HIPAA-compliant",
    ],
    also: "qsa aoc roc assessor certificate certifier audited valid until expires hitrust signed attested proof",
    variants:
      "HIPAA certificate | PCI attestation | AOC | QSA name | attestation of compliance | who is your PCI assessor | proof of HIPAA compliance | who says that you are HIPAA-compliant | which auditor confirmed PCI-DSS | PCI-DSS level of your company | service provider level 1 | HITRUST | when does the PCI attestation expire | the menu says HIPAA-compliant, who checked that | report on compliance | validity of your certificates | GDPR certification under Article 42, who issued it",
    answer: `The site names no assessor, certificate or attestation behind “HIPAA-compliant privacy solutions” and “PCI-DSS compliant solutions” in its menu. Ask our team for evidence on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
