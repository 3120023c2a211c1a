import { ChevronLeft } from "lucide-react";
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { type ToastText, toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { listingPath } from "../navigation/api-paths.ts";
import { History } from "../records/history.tsx";
import { RemoveButton } from "../ui/remove-button.tsx";
import { closingDay } from "./closing-day.ts";
import { ListingFields } from "./listing-fields.tsx";
import { blank, changesOf, listingFormSchema } from "./listing-form.ts";
import { ListingPreview } from "./listing-preview.tsx";
import { stateNames, stateOf } from "./listing-state.ts";
import { removeListing, saveListing } from "./use-job-listings.ts";

const StageList = lazy(() => import("./stage-list.tsx"));
const OpenCandidates = lazy(() => import("./open-candidates.tsx"));

/**
 * Edits a listing beside a live preview. Asks before unsaved changes are discarded; switching dashboard tabs keeps them.
 * `onClose` receives the listing's id, or null for a listing that was never saved.
 */
export function ListingEditor({
  listing,
  sortOrder,
  onClose,
}: {
  listing: ManagedJobListing | undefined;
  /** The sort order of a new listing. */
  sortOrder: number;
  onClose: (id: string | null) => void;
}) {
  // Compare with the listing as it was when opened: a refresh of the list must not change the form.
  const [original] = useState(listing);
  const [before] = useState(() => ({ ...(original ?? blank), closesAt: closingDay(original?.closesAt ?? null) }));
  const [draft, setDraft] = useState(before);
  const [isConfirmingLeave, setConfirmingLeave] = useState(false);
  const wantsToPublish = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanged = (Object.keys(blank) as (keyof typeof blank)[]).some((name) => draft[name] !== before[name]);
  const isPublished = original?.isActive ?? false;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isChanged) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", preventUnload);
    return () => removeEventListener("beforeunload", preventUnload);
  }, [isChanged]);

  const { form, field, submitting, announcement } = useSchemaForm(
    listingFormSchema,
    async (values) => {
      const isActive = isPublished || wantsToPublish.current;
      const change = {
        ...changesOf(original, values),
        ...(original ? {} : { sortOrder }),
        ...(original && isActive === isPublished ? {} : { isActive }),
      };
      const saved = Object.keys(change).length > 0 ? await saveListing(original?.id ?? null, change) : original;
      if (!saved) return;
      toast({ title: "Listing saved", description: visibilityOf(saved) });
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
    setConfirmingLeave(false);
  };
  const leave = () => (isChanged && !isConfirmingLeave ? setConfirmingLeave(true) : onClose(original?.id ?? null));

  const remove = async ({ id, title }: ManagedJobListing) => {
    const result = await removeListing(id);
    onClose(null);
    return result === "archived"
      ? { title: "Listing archived", description: `${title} is no longer on the site. Its applications are kept.` }
      : { title: "Listing deleted", description: `${title} has been permanently deleted.` };
  };

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
          <p className="state-mark state-mark-round text-small" data-state={state}>
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
            // Enter in a text field saves without publishing.
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
          <EditorBar
            original={original}
            isPublished={isPublished}
            submitting={submitting}
            isConfirmingLeave={isConfirmingLeave}
            onLeave={leave}
            onStay={() => setConfirmingLeave(false)}
            onRemove={remove}
          />
        </form>
        <ListingPreview draft={draft} />
      </div>
      {listing && (
        <Suspense>
          {stateOf(listing, Date.now()) !== "open" && <OpenCandidates listing={listing} />}
          <StageList key={listing.stages.join()} listing={listing} />
        </Suspense>
      )}
      {original && <History path={listingPath(original.id)} />}
    </div>
  );
}

/** The buttons of the editor, or the question whether unsaved changes are to be lost. */
function EditorBar({
  original,
  isPublished,
  submitting,
  isConfirmingLeave,
  onLeave,
  onStay,
  onRemove,
}: {
  original: ManagedJobListing | undefined;
  isPublished: boolean;
  submitting: boolean;
  isConfirmingLeave: boolean;
  onLeave: () => void;
  onStay: () => void;
  onRemove: (listing: ManagedJobListing) => Promise<ToastText>;
}) {
  return (
    <div className="editor-bar sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-hairline bg-paper py-3.5 max-lg:pr-14 [&:has(fieldset)>button]:hidden">
      {isConfirmingLeave ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left pr-2 text-small">Leave without saving your changes?</legend>
          <Button variant="outlined" size="small" onClick={onLeave}>
            Leave
          </Button>
          <Button autoFocus variant="quiet" size="small" onClick={onStay}>
            Keep editing
          </Button>
        </fieldset>
      ) : (
        <>
          <Button type="submit" value={isPublished ? "save" : "publish"} size="small" disabled={submitting}>
            {submitting ? "Saving…" : isPublished ? "Save" : original ? "Save and publish" : "Publish"}
          </Button>
          {!isPublished && (
            <Button type="submit" value="save" variant="outlined" size="small" disabled={submitting}>
              {original ? "Save" : "Save unpublished"}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onLeave}>
            Cancel
          </Button>
          {original && !original.archivedAt && (
            <RemoveButton
              verb={original.applications > 0 ? "Archive" : "Delete"}
              question={removalQuestion(original)}
              failureTitle={original.applications > 0 ? "Listing not archived" : "Listing not deleted"}
              className="ml-auto"
              remove={() => onRemove(original)}
            />
          )}
        </>
      )}
    </div>
  );
}

function visibilityOf(listing: ManagedJobListing) {
  const state = stateOf(listing, Date.now());
  if (state === "open") return `${listing.title} is on the careers page.`;
  if (state === "closed") return `${listing.title} is closed because its closing date has passed.`;
  return `${listing.title} is not published yet.`;
}

function removalQuestion({ applications }: ManagedJobListing) {
  if (applications === 0) return "Delete permanently? There are no applications.";
  const people = applications === 1 ? "1 person" : `${applications.toLocaleString("en-US")} people`;
  return `${people} applied. Archiving takes the listing off the site and keeps the applications.`;
}
