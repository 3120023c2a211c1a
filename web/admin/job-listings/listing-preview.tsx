import { endOfDay, formatClosing } from "./closing-day.ts";
import type { WrittenListing } from "./listing-form.ts";

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A listing as visitors will see it, while it is written. */
export function ListingPreview({ draft }: { draft: Omit<WrittenListing, "closesAt"> & { closesAt: string } }) {
  const { title, type, location, remote, experience, description, requirements, closesAt } = draft;
  const end = endOfDay(closesAt);
  const facts = [
    ["Type", type],
    ["Location", remote ? `${location}, remote` : location],
    ["Experience", experience],
    ["Open until", end ? formatClosing(end) : ""],
  ].filter(([, value]) => value?.trim());
  return (
    <section aria-label="Preview" className="min-w-0 lg:sticky lg:top-22 lg:self-start">
      <p className="border-t border-ink py-2 text-small text-muted">As visitors see it</p>
      <div className="grid gap-5 border border-hairline bg-surface p-5 sm:p-7 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto">
        <h3 className="display text-title wrap-anywhere">{title.trim() || <Missing>Title</Missing>}</h3>
        <dl className="grid gap-1 text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="grid grid-cols-[6rem_1fr] gap-3">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-3 wrap-anywhere">
          {linesOf(description).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that tells them apart
            <p key={index}>{line}</p>
          ))}
          {!description.trim() && <Missing>Description</Missing>}
        </div>
        <div>
          <h4 className="pb-2 font-medium">Requirements</h4>
          <ul className="grid gap-2 wrap-anywhere">
            {linesOf(requirements).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index} className="border-l-2 border-shielded pl-4">
                {line}
              </li>
            ))}
          </ul>
          {!requirements.trim() && <Missing>Requirements</Missing>}
        </div>
      </div>
    </section>
  );
}

/** Stands where words are still missing. */
const Missing = ({ children }: { children: string }) => <span className="text-muted">{children}, not written yet</span>;
