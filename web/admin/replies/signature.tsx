import { type KeyboardEvent, useState } from "react";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { readDrafts, useDraft } from "../ui/drafts.ts";

/** The path of the user's own signature. */
export const signaturePath = "/api/admin/signature";
const openerId = "change-signature";

/**
 * The signature below a reply, which its author changes here for all later replies. With `isFixed` it is only shown. `path` is
 * that of the record, whose correspondence shows it.
 */
export function Signature({
  signature,
  path,
  isFixed = false,
}: {
  signature: string;
  path?: string;
  isFixed?: boolean;
}) {
  const [{ text }, change, clear] = useDraft("signature", { text: signature });
  const [isEditing, setEditing] = useState(!isFixed && "signature" in readDrafts());
  const [failure, setFailure] = useState("");
  const end = () => {
    clear();
    setEditing(false);
  };
  const save = async () => {
    setFailure("");
    try {
      await request(signaturePath, "PUT", { signature: text });
      end();
      await Promise.all([refreshRecordList(signaturePath), path && refreshRecordList(path)]);
      focusOpener();
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Sends the reply otherwise, with the signature as it was.
    event.stopPropagation();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
  };
  if (isEditing)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of its field from the reply
      <div ref={showWhole} className="grid gap-2" onKeyDown={onKeyDown}>
        <TextArea
          id="reply-signature"
          label="Your signature"
          rows={3}
          autoFocus
          maxLength={500}
          value={text}
          error={failure || undefined}
          hint="Added at the end of this reply and all later ones."
          onChange={(event) => change({ text: event.target.value })}
        />
        <div className="flex gap-3">
          <Button variant="outlined" size="small" onClick={save}>
            Save signature
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              end();
              focusOpener();
            }}
          >
            Cancel
          </Button>
        </div>
      </div>
    );
  return (
    <div className="grid gap-1 text-small text-muted">
      {signature && <p className="wrap-anywhere whitespace-pre-wrap">{signature}</p>}
      {!isFixed && (
        <button
          type="button"
          id={openerId}
          className="link min-h-6 justify-self-start text-ink"
          onClick={() => setEditing(true)}
        >
          {signature ? "Change signature" : "Add a signature"}
        </button>
      )}
    </div>
  );
}

/** The focus alone leaves the buttons below the field out of sight. */
const showWhole = (form: HTMLElement | null) => form?.scrollIntoView({ block: "nearest" });

/** The field that had the focus is gone. */
const focusOpener = () => requestAnimationFrame(() => document.getElementById(openerId)?.focus());
