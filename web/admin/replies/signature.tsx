import { useState } from "react";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { readDrafts } from "../drafts.ts";
import { useDraft } from "../use-draft.ts";
import { refreshCorrespondence } from "./use-correspondence.ts";

/** The signature below a reply, which its author changes here for all later replies. With `isFixed` it is only shown. */
export function Signature({ signature, path, isFixed }: { signature: string; path: string; isFixed: boolean }) {
  const [{ text }, change, clear] = useDraft("signature", { text: signature });
  const [isEditing, setEditing] = useState(!isFixed && "signature" in readDrafts());
  const [failure, setFailure] = useState("");
  const save = async () => {
    setFailure("");
    try {
      await request("/api/admin/signature", "PUT", { signature: text });
      clear();
      setEditing(false);
      await refreshCorrespondence(path);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  if (isEditing)
    return (
      <div className="grid gap-2">
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
              clear();
              setEditing(false);
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
        <button type="button" className="link min-h-6 justify-self-start text-ink" onClick={() => setEditing(true)}>
          {signature ? "Change signature" : "Add a signature"}
        </button>
      )}
    </div>
  );
}
