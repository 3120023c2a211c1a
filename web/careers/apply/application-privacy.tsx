import { site } from "#site";

/** The privacy notice beside the button: data stored, purpose, retention period and deletion. */
export function ApplicationPrivacy() {
  return (
    <p className="max-w-prose text-small text-muted">
      We keep what you write here, your resume or the link to it, and when you sent it, to decide about this application
      and for nothing else. Only the people who do that can open it. It is deleted after{" "}
      {site.applicationRetentionMonths} months, or as soon as you ask: write to{" "}
      <a href={`mailto:${site.email}`} className="text-ink underline underline-offset-3">
        {site.email}
      </a>
      .
    </p>
  );
}
