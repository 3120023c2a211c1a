import { IllustrativeData } from "#web/ui/measure-mark.tsx";
import { Choice, ChoiceDescription } from "../choice.tsx";
import { exposedServices, hops, pathTo, type Service, services, vendors } from "./chain.ts";
import { TallMap } from "./tall-map.tsx";
import { WideMap } from "./wide-map.tsx";

const indirectCount = services.length - vendors.length;
const label = `A tree of ${services.length} services: your AI calls ${hops[0]?.length}, these call ${hops[1]?.length}, those call ${hops[2]?.length} more. ${exposedServices.length} read personal data that none of your rules cover, all of them past the first hop. The list below names them all.`;

const views = [
  {
    value: "all",
    name: `All ${services.length}`,
    description: `${indirectCount} of ${services.length} have no contract with you.`,
  },
  {
    value: "signed",
    name: "Yours",
    description: `The ${vendors.length} you signed with. Your rules cover what they read.`,
  },
  {
    value: "open",
    name: "Exposed",
    description: `${exposedServices.length} read personal data that none of your rules cover.`,
  },
] as const;

/** The supply-chain map: 47 AIs, drawn once for wide and once for narrow screens, and as a list. */
export function ChainMap() {
  return (
    <figure className="chain-map" aria-label="A supply chain of 47 AIs">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Choice legend="Show on the map" name="view" options={views} />
        <ChoiceDescription options={views} />
      </div>
      <WideMap label={label} />
      <TallMap label={label} />
      <figcaption className="grid gap-x-8 gap-y-4 pt-6 lg:grid-cols-[1fr_auto]">
        <p className="map-key flex flex-wrap gap-x-5 gap-y-1 text-small">
          <span className="text-exposed">
            <span aria-hidden="true" className="inline-block size-3 border-2 border-exposed bg-exposed-wash" /> Exposed:
            outside your rules
          </span>
          <span className="text-shielded">
            <span aria-hidden="true" className="inline-block size-3 bg-shielded" /> Shielded: under your rules
          </span>
          <span className="text-muted">
            <span aria-hidden="true" className="inline-block size-2 rounded-full bg-edge" /> No personal data
          </span>
        </p>
        <p className="text-small">
          <IllustrativeData />
        </p>
        <ol className="gap-x-8 sm:max-lg:columns-2 lg:hidden">
          {exposedServices.map((service, index) => (
            <li
              key={service.name}
              data-number={index + 1}
              className="map-exposed-service grid break-inside-avoid grid-cols-[1.75rem_1fr] border-t border-hairline py-2"
            >
              <span className="font-medium">{service.name}</span>{" "}
              <span className="text-small text-muted">
                via{" "}
                {pathTo(service)
                  .map(({ name }) => name)
                  .join(", ")}
              </span>
            </li>
          ))}
        </ol>
        <details className="lg:col-span-full">
          <summary className="link min-h-6 w-max">Read the map as a list</summary>
          <Services
            services={vendors}
            className="columns-[18rem] gap-x-8 pt-4 text-[0.9375rem] *:break-inside-avoid *:pb-2"
          />
        </details>
      </figcaption>
    </figure>
  );
}

const receivesLabels = { exposed: "exposed", shielded: "shielded", none: "no personal data" } as const;

function Services({ services: listed, className }: { services: Service[]; className: string }) {
  return (
    <ul className={className}>
      {listed.map(({ name, receives, calls }) => (
        <li key={name}>
          {name}:{" "}
          <span className={receives === "none" ? "text-muted" : `text-${receives}`}>{receivesLabels[receives]}</span>
          {calls.length > 0 && <Services services={calls} className="pl-5" />}
        </li>
      ))}
    </ul>
  );
}
