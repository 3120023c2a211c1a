import { site } from "#site";

/** The privacy notice beside the button: data stored, purpose, retention period and deletion. */
export function ApplicationPrivacy() {
  return (
    <p className="max-w-prose text-small text-muted">
      We use what you send here only to decide on this application, and only the people who decide can open it. We
      delete it after {site.applicationRetentionMonths} months, or as soon as you ask: email{" "}
      <a href={`mailto:${site.email}`} className="text-ink underline underline-offset-3">
        {site.email}
      </a>
      .
    </p>
  );
}
