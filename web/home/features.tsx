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
        description:
          "Answers that would break a disclosure rule are stopped, and your adviser sees which rule applied.",
      },
      {
        icon: ScrollText,
        title: "Evidence for the auditor",
        description: "Every decision is logged with the rule behind it, so you can answer an auditor months later.",
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
        description:
          "Names, record numbers and whatever else your rules cover are masked before anything reaches the model’s provider.",
      },
      {
        icon: UsersRound,
        title: "Views by role",
        description: "Doctors, nurses and receptionists each see only what their work requires.",
      },
      {
        icon: ClipboardCheck,
        title: "HIPAA and DPDP templates",
        description: "Start from plain-language rules that your compliance team can read and change.",
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
        description: "Copilots, chatbots and agents all follow the same rules.",
      },
      {
        icon: Waypoints,
        title: "The AIs behind your AI",
        description: "See which outside models your vendors send your data to, and cut off any you don’t trust.",
      },
      {
        icon: PlugZap,
        title: "Micro, small and medium businesses",
        description:
          "The shield works in front of the model you already use. There’s nothing to retrain and no data team to hire.",
      },
    ],
  },
];

/** Three columns of three feature cards (specification, section 2). */
export function Features() {
  return (
    <section className="wrap band" aria-labelledby="features-title">
      <h2 id="features-title" className="display max-w-[8em] text-display-s">
        One shield, fitted to your business
      </h2>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which needs the focus
        tabIndex={0}
        className="swipe mt-8 grid gap-x-10 md:grid-cols-3 lg:mt-0"
      >
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
