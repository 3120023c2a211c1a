import {
  Workflow as Agents,
  Bell,
  Bot,
  FileText,
  type LucideIcon,
  Mail,
  MessageSquare,
  MessagesSquare,
  Plug,
  Radar,
  ScrollText,
} from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Strands } from "./strands.tsx";

type Line = { icon: LucideIcon; name: string };

const inputs: Line[] = [
  { icon: MessagesSquare, name: "Chat windows" },
  { icon: Plug, name: "Model endpoints" },
  { icon: FileText, name: "Files it reads" },
  { icon: Agents, name: "Agent tools" },
  { icon: ScrollText, name: "Answer logs" },
];
const channels: Line[] = [
  { icon: Mail, name: "Email" },
  { icon: MessageSquare, name: "Slack" },
  { icon: Bell, name: "SMS" },
  { icon: Radar, name: "SIEM" },
];

/** How a scan runs, from its sources to its alerts (specification, section 2). */
export function Workflow() {
  return (
    <section className="defer-83 lg:defer-58 band-ink well" aria-labelledby="workflow-title">
      <div className="wrap band">
        <h2 id="workflow-title" className="display max-w-[13em] pb-12 text-display-s md:pb-16">
          From everything your AI reads to everyone who needs to know
        </h2>
        <ol className="workflow">
          <Stage name="Input sources">
            <Lines lines={inputs} />
          </Stage>
          <Stage name="Pre-processing" strands={[5, 1]}>
            <Station>
              Converts all sources to one format, removes duplicates, and replaces personal data with tokens before
              anything is stored.
            </Station>
          </Stage>
          <Stage name="Two scanners" strands={[1, 2]}>
            <div className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:grid-rows-2 lg:gap-6">
              <Station half={{ icon: Plug, name: "Endpoint scanner" }}>
                Calls your model’s API in every role, with attacks no chat window would let through.
              </Station>
              <Station half={{ icon: Bot, name: "Chatbot scanner" }}>
                Talks to the assistant as a visitor would, over as many turns as it takes.
              </Station>
            </div>
          </Stage>
          <Stage name="Analysis engine" strands={[2, 1]}>
            <Station engine>
              Checks each answer, identifies what leaked, rates the severity, and keeps the exchange as evidence.
            </Station>
          </Stage>
          <Stage name="Reporting and alerting" strands={[1, 4]}>
            <Lines lines={channels} />
          </Stage>
        </ol>
      </div>
    </section>
  );
}

function Stage(props: { name: string; strands?: readonly [from: number, to: number]; children: ReactNode }) {
  return (
    <li className={props.strands && props.strands[1] > 1 ? "stage stage-parting" : "stage"}>
      {props.strands && <Strands from={props.strands[0]} to={props.strands[1]} />}
      <h3 className="stage-name display text-title max-lg:text-center lg:self-end lg:text-[clamp(1.3rem,2vw,1.875rem)]">
        {props.name}
      </h3>
      <div className="stage-body">{props.children}</div>
    </li>
  );
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <ul className="stage-lines grid auto-cols-fr leading-[1.25] max-lg:grid-flow-col max-lg:text-center max-lg:text-[clamp(0.75rem,2.4vw,1rem)] lg:auto-rows-fr">
      {lines.map(({ icon: Icon, name }) => (
        <li key={name} className="flex items-center gap-2 max-lg:flex-col max-lg:py-2">
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" /> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** A box of the workflow: one `half` of a stage with its own name, the engine in inverted colors, or a plain box. */
function Station(props: { half?: Line; engine?: boolean; children: ReactNode }) {
  const { half, engine } = props;
  return (
    <div
      className={classNames(
        "grid content-center gap-2 border-2 border-ink p-4 lg:p-5",
        engine ? "bg-ink" : "bg-surface",
        half ? "max-[30rem]:p-3" : "lg:min-h-56 lg:self-center",
      )}
    >
      {half && (
        <h4 className="flex items-center gap-2 font-medium">
          <half.icon aria-hidden="true" strokeWidth={1.5} className="size-5" /> {half.name}
        </h4>
      )}
      <p className={engine ? "text-small text-paper" : "text-small text-muted"}>{props.children}</p>
    </div>
  );
}
