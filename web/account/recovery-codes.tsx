import { useEffect, useRef } from "react";
import { site } from "#site";
import { downloadFile } from "#web/shell/download-file.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";

/** New recovery codes, which can be copied or downloaded as long as they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Recovery codes copied" });
    } catch {
      toast({
        title: "Copying failed",
        description: "Download the codes, or write them down.",
        variant: "destructive",
      });
    }
  };
  const download = () => downloadFile(`${site.slug}-recovery-codes.txt`, `${text}\n`, "text/plain");
  return (
    <div className="account-note grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        Your recovery codes
      </h3>
      <p className="text-small">
        With your password, each one logs you in once when you don’t have your passkey or phone. We show them only now:
        store them in a password manager or on paper.
      </p>
      <ul className="account-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <Button variant="outlined" size="small" onClick={copy}>
          Copy
        </Button>
        <Button variant="outlined" size="small" onClick={download}>
          Download
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          I stored them
        </Button>
      </p>
    </div>
  );
}
