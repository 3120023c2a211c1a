import type { ReactNode } from "react";
import { Discovery, Prevention, Pulse, Report, Roles } from "./step-pictures.tsx";

const steps: { name: string; picture: ReactNode; text: string }[] = [
  {
    name: "Discovery and mapping",
    picture: <Discovery />,
    text: "Reads your traffic, keys and contracts, and follows each call to the last AI in the chain.",
  },
  {
    name: "Role-based access analysis",
    picture: <Roles />,
    text: "Gives every AI a role and compares what it’s allowed to read with what it actually reads.",
  },
  {
    name: "Service monitoring",
    picture: <Pulse />,
    text: "Watches each connection for a new model, a new region or a new data request.",
  },
  {
    name: "Leak prevention",
    picture: <Prevention />,
    text: "Masks data on the one connection that leaks. The others keep working.",
  },
  {
    name: "Compliance reporting",
    picture: <Report />,
    text: "Writes the register of recipients you need for GDPR and DPDP, and keeps it current.",
  },
];

/** The five steps of the workflow (specification, section 2). Five wires run through all of them, horizontally or vertically. */
export function Steps() {
  return (
    <section className="band-ink well" aria-labelledby="steps-title">
      <div className="band">
        <div className="wrap">
          <h2 id="steps-title" className="display max-w-[12em] pb-10 text-display-s md:pb-14">
            Every connection, traced in five steps
          </h2>
        </div>
        <ol className="px-(--gutter) lg:grid lg:grid-cols-5 lg:px-[max(var(--gutter),(100%-75rem)/2)]">
          {steps.map(({ name, picture, text }) => (
            <li
              key={name}
              className="grid min-h-42 grid-cols-[6rem_1fr] gap-5 lg:min-h-0 lg:grid-cols-1 lg:grid-rows-[14rem_auto]"
            >
              {picture}
              <div className="self-center py-5 lg:self-start lg:p-0 lg:pr-5">
                <h3 className="display text-title">{name}</h3>
                <p className="pt-2 text-small text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
