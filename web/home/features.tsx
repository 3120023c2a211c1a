import {
  Blocks,
  ClipboardCheck,
  CreditCard,
  HeartPulse,
  type LucideIcon,
  PlugZap,
  Scale,
  ScrollText,
  UsersRound,
  Waypoints,
} from "lucide-react";

type Feature = { icon: LucideIcon; title: string; description: string };

/** `offset` moves a column up or down beside the heading on wide screens. */
const columns: { name: string; offset: string; features: Feature[] }[] = [
  {
    name: "Finance",
    offset: "lg:mt-14",
    features: [
      {
        icon: CreditCard,
        title: "Card numbers stop here",
        description: "Card and account numbers become tokens before a prompt is sent, cached or logged.",
      },
      {
        icon: Scale,
        title: "Advice within policy",
        description: "An answer that would break a disclosure rule is stopped, and your adviser reads which rule.",
      },
      {
        icon: ScrollText,
        title: "Evidence for the auditor",
        description: "Each decision is kept with the rule that made it, so a question in March has an answer in May.",
      },
    ],
  },
  {
    name: "Healthcare",
    offset: "lg:-mt-6",
    features: [
      {
        icon: HeartPulse,
        title: "Patient data stays inside",
        description: "Names, record numbers and diagnoses are replaced before the model's provider receives a word.",
      },
      {
        icon: UsersRound,
        title: "Views by role",
        description: "A doctor, a nurse and a receptionist ask the same thing. Each reads what their work needs.",
      },
      {
        icon: ClipboardCheck,
        title: "HIPAA and DPDP templates",
        description: "Start from rules in sentences that your compliance team can read, question and change.",
      },
    ],
  },
  {
    name: "Enterprises",
    offset: "lg:-mt-26",
    features: [
      {
        icon: Blocks,
        title: "Every assistant, one policy",
        description: "Copilots, chatbots and agents pass through the same veil, no matter which team bought them.",
      },
      {
        icon: Waypoints,
        title: "The AIs behind your AI",
        description: "See which outside models your vendors pass your data on to, and cut what should not flow.",
      },
      {
        icon: PlugZap,
        title: "Micro, small and medium businesses",
        description: "It stands in front of the model you already use. Nothing to retrain, no data team to hire.",
      },
    ],
  },
];

/** Three columns of three feature cards (specification, section 2). */
export function Features() {
  return (
    <section className="wrap band" aria-labelledby="features-title">
      <h2 id="features-title" className="display max-w-[11em] text-display-s">
        One shield, fitted to the way each industry leaks
      </h2>
      <div className="mt-10 grid gap-x-10 gap-y-14 md:grid-cols-3 lg:mt-0 lg:gap-x-14">
        {columns.map((column) => (
          <div key={column.name} className={column.offset}>
            <h3 className="display border-t-4 border-ink pt-4 pb-6 text-title">{column.name}</h3>
            <ul>
              {column.features.map(({ icon: Icon, title, description }) => (
                <li
                  key={title}
                  className="grid grid-cols-[2.5rem_1fr] gap-x-3 gap-y-1 border-t border-hairline py-5 md:max-lg:grid-cols-1"
                >
                  <Icon aria-hidden="true" strokeWidth={1.5} className="size-6" />
                  <h4 className="font-medium">{title}</h4>
                  <p className="col-2 text-muted md:max-lg:col-1">{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
