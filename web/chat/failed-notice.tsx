import { site } from "#site";
import { Button } from "#web/ui/button.tsx";

const texts = {
  failed: "We couldn’t load the chat. Your text is still here. ",
  forgotten: "The chat needs a cookie, and this browser keeps none for this site. Allow cookies first. ",
  broken: "The chat stopped working. ",
};

/** Says what failed in the panel, and what to do. */
export function FailedNotice({ problem, onRetry }: { problem: keyof typeof texts; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-l-4 border-exposed pl-4">
      <p className="text-small">
        {texts[problem]}Try again, or email{" "}
        <a className="link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        .
      </p>
      <Button size="small" variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
