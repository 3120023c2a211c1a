import { Facts, Lines, Requirements } from "#web/careers/facts.tsx";
import { endOfDay } from "./closing-day.ts";
import type { ListingValues } from "./listing-form.ts";

/** A live preview of a listing, made of the careers page's components. */
export function ListingPreview({ draft }: { draft: Omit<ListingValues, "closesAt"> & { closesAt: string } }) {
  const { title, description, requirements } = draft;
  const listing = { ...draft, id: "", slug: "", createdAt: "", closesAt: endOfDay(draft.closesAt) };
  return (
    <div className="min-w-0 lg:sticky lg:top-22 lg:self-start">
      <p className="border-t border-ink py-2 text-small text-muted">As visitors see it</p>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long listing scrolls in it, also by keyboard
        tabIndex={0}
        className="scroll-area grid gap-6 border border-hairline bg-surface p-5 wrap-anywhere sm:p-7 lg:max-h-[calc(100dvh-12.5rem)] lg:overflow-y-auto"
      >
        <h3 className="display text-display-s">{title.trim() || <Missing>Untitled position</Missing>}</h3>
        <Facts listing={listing} />
        <div className="grid gap-3">
          <h4 className="display text-title">What you do</h4>
          {description.trim() ? <Lines text={description} /> : <Missing>No description yet</Missing>}
        </div>
        <div className="grid gap-3">
          <h4 id="preview-requirements" className="display text-title">
            Requirements
          </h4>
          {requirements.trim() ? (
            <Requirements text={requirements} labelledBy="preview-requirements" />
          ) : (
            <Missing>No requirements yet</Missing>
          )}
        </div>
      </section>
    </div>
  );
}

/** A placeholder for an empty field. */
const Missing = ({ children }: { children: string }) => (
  <span className="font-sans text-base tracking-normal text-muted">{children}</span>
);
