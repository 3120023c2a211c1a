import { ChevronLeft } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { closingDay } from "./closing-day.ts";
import { ListingFields } from "./listing-fields.tsx";
import { blank, changesOf, listingFormSchema } from "./listing-form.ts";
import { ListingPreview } from "./listing-preview.tsx";
import { ListingRemoval } from "./listing-removal.tsx";
import { stateNames, stateOf } from "./listing-state.ts";
import { saveListing } from "./use-job-listings.ts";

/**
 * A listing as it is written, beside how visitors will see it. What is not saved is asked about before it goes; another tab
 * of the dashboard may be read meanwhile. `onClose` gets the listing's id, or null where there is none.
 */
export function ListingEditor({
  listing,
  place,
  onClose,
}: {
  listing: ManagedJobListing | undefined;
  /** Where a new listing stands in the order. */
  place: number;
  onClose: (id: string | null) => void;
}) {
  // Judged by what it was when it was opened: a refresh of the list does not change what is being written.
  const [original] = useState(listing);
  const [before] = useState(() => ({ ...(original ?? blank), closesAt: closingDay(original?.closesAt ?? null) }));
  const [draft, setDraft] = useState(before);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const wantsToPublish = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanged = (Object.keys(blank) as (keyof typeof blank)[]).some((name) => draft[name] !== before[name]);
  const isOn = original?.isActive ?? false;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);

  const { form, field, submitting, announcement } = useSchemaForm(
    listingFormSchema,
    async (values) => {
      const isActive = isOn || wantsToPublish.current;
      const change = {
        ...changesOf(original, values),
        ...(original ? {} : { sortOrder: place }),
        ...(original && isActive === isOn ? {} : { isActive }),
      };
      const saved = Object.keys(change).length > 0 ? await saveListing(original?.id ?? null, change) : original;
      if (!saved) return;
      toast({ title: "Listing saved", description: whereItIs(saved) });
      onClose(saved.id);
    },
    (error) => toast({ title: "Listing not saved", description: error.message, variant: "destructive" }),
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    wantsToPublish.current = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === "publish";
    return form.onSubmit(event);
  };
  const read = (element: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(element)) as Partial<Record<keyof typeof blank, string>>;
    setDraft({ ...before, ...typed, remote: typed.remote !== undefined } as typeof before);
    setAsksToLeave(false);
  };
  const leave = () => (isChanged && !asksToLeave ? setAsksToLeave(true) : onClose(original?.id ?? null));

  const state = original && stateOf(original, Date.now());
  return (
    <div className="min-h-[50vh] pt-5 xl:pt-0">
      <Button variant="quiet" size="small" onClick={leave} className="-ml-3.5">
        <ChevronLeft aria-hidden="true" className="size-4" />
        All listings
      </Button>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-2 pb-5">
        <h2 ref={heading} tabIndex={-1} className="display text-title wrap-anywhere focus:outline-none">
          {original ? original.title : "New listing"}
        </h2>
        {state && (
          <p className="listing-state text-small" data-state={state}>
            {stateNames[state]}
          </p>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <form
          {...form}
          onSubmit={onSubmit}
          onInput={(event) => {
            form.onInput(event);
            read(event.currentTarget);
          }}
          onKeyDown={(event) => {
            // Enter in a line saves; to publish takes the button that says so.
            if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            event.currentTarget.requestSubmit();
          }}
          aria-label={original ? `Edit ${original.title}` : "New listing"}
          className="grid content-start gap-5 border-t border-ink pt-5"
        >
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <ListingFields field={(name) => field("listing", name)} listing={before} />
          <div className="editor-bar">
            {asksToLeave ? (
              <fieldset className="flex flex-wrap items-center gap-2">
                <legend className="float-left pr-2 text-small">Leave without saving what you changed?</legend>
                <Button variant="outlined" size="small" onClick={leave}>
                  Leave
                </Button>
                <Button autoFocus variant="quiet" size="small" onClick={() => setAsksToLeave(false)}>
                  Keep writing
                </Button>
              </fieldset>
            ) : (
              <>
                <Button type="submit" value={isOn ? "save" : "publish"} size="small" disabled={submitting}>
                  {submitting ? "Saving…" : isOn ? "Save" : original ? "Save and publish" : "Publish"}
                </Button>
                {!isOn && (
                  <Button type="submit" value="save" variant="outlined" size="small" disabled={submitting}>
                    {original ? "Save" : "Save unpublished"}
                  </Button>
                )}
                <Button variant="quiet" size="small" onClick={leave}>
                  Cancel
                </Button>
                {original && <ListingRemoval listing={original} onRemoved={() => onClose(null)} />}
              </>
            )}
          </div>
        </form>
        <ListingPreview draft={draft} />
      </div>
    </div>
  );
}

function whereItIs(listing: ManagedJobListing) {
  const state = stateOf(listing, Date.now());
  if (state === "open") return `${listing.title} is on the careers page.`;
  if (state === "closed") return `${listing.title} is closed: its closing date has passed.`;
  return `${listing.title} is not published yet.`;
}
