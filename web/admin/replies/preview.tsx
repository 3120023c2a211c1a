import { useEffect, useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** A button that shows a reply as its email will look. `path` is the record's. */
export function PreviewButton({ path, subject, text }: { path: string; subject: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" className="min-h-10" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} title="Preview" onClose={() => setOpen(false)}>
        <Preview path={path} subject={subject} text={text} />
      </Dialog>
    </>
  );
}

/**
 * The browser sends the text to the frame itself: the answer has a policy of its own, in which the email's styles work and
 * nothing else does. A form keeps the text out of every address.
 */
function Preview({ path, subject, text }: { path: string; subject: string; text: string }) {
  const name = useId();
  useEffect(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: `${path}/reply-previews`, target: name, hidden: true });
    for (const [field, value] of Object.entries({ subject, text })) {
      const input = document.createElement("textarea");
      Object.assign(input, { name: field, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }, [path, name, subject, text]);
  return (
    <iframe
      name={name}
      title="The reply as an email"
      sandbox=""
      className="email-preview h-120 w-full border border-hairline"
    />
  );
}
