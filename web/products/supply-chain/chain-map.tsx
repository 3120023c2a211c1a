import { Choice, Told } from "../choice.tsx";
import { hops, open, type Service, services, vendors, wayTo } from "./chain.ts";
import { TallMap } from "./tall-map.tsx";
import { WideMap } from "./wide-map.tsx";

const behind = services.length - vendors.length;
const label = `A tree of ${services.length} services: your AI calls ${hops[0]?.length}, these call ${hops[1]?.length}, those call ${hops[2]?.length} more. ${open.length} read personal data that no rule of yours covers, none of them on the first hop. The list below names them all.`;

const views = [
  {
    value: "all",
    name: `All ${services.length}`,
    told: `${behind} of ${services.length} work for you without a contract with you.`,
  },
  { value: "signed", name: "Yours", told: `The ${vendors.length} you signed with. Your rules cover what they read.` },
  { value: "open", name: "Exposed", told: `${open.length} read personal data that no rule of yours covers.` },
] as const;

/** The supply-chain map: 47 AIs, drawn once for a wide window and once for a narrow one, and told as a list. */
export function ChainMap() {
  return (
    <figure className="chain-map" aria-label="A supply chain of 47 AIs. Illustrative data.">
      <div className="map-head">
        <Choice legend="Show on the map" name="view" options={views} />
        <Told>
          {views.map(({ value, told }) => (
            <span key={value} className={`told-${value}`}>
              {told}
            </span>
          ))}
        </Told>
      </div>
      <WideMap label={label} />
      <TallMap label={label} />
      <figcaption className="map-foot">
        <p className="map-key text-small">
          <span className="text-exposed">
            <span aria-hidden="true" className="inline-block size-3 border-2 border-exposed bg-exposed-wash" /> Exposed:
            no rule of yours
          </span>
          <span className="text-shielded">
            <span aria-hidden="true" className="inline-block size-3 bg-shielded" /> Shielded: under your rules
          </span>
          <span className="text-muted">
            <span aria-hidden="true" className="inline-block size-2 rounded-full bg-edge" /> Nothing personal
          </span>
        </p>
        <p className="text-small text-muted">Illustrative data</p>
        <ol className="map-open">
          {open.map((service) => (
            <li key={service.name}>
              <span className="font-medium">{service.name}</span>{" "}
              <span className="text-small text-muted">
                through{" "}
                {wayTo(service)
                  .map(({ name }) => name)
                  .join(", ")}
              </span>
            </li>
          ))}
        </ol>
        <details className="map-list">
          <summary className="link">Read the map as a list</summary>
          <Services services={vendors} />
        </details>
      </figcaption>
    </figure>
  );
}

const words = { exposed: "exposed", shielded: "shielded", none: "nothing personal" } as const;

function Services({ services: all }: { services: Service[] }) {
  return (
    <ul>
      {all.map(({ name, receives, calls }) => (
        <li key={name}>
          {name}: <span className={receives === "none" ? "text-muted" : `text-${receives}`}>{words[receives]}</span>
          {calls.length > 0 && <Services services={calls} />}
        </li>
      ))}
    </ul>
  );
}
