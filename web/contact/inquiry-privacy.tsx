import { site } from "#site";

/** The privacy notice beside the button: data stored, purpose, retention period and deletion. */
export function InquiryPrivacy() {
  return (
    <p className="max-w-prose text-small text-muted">
      We keep what you write here, and when, to answer you and for nothing else. It is deleted after{" "}
      {site.inquiryRetentionMonths} months, or as soon as you ask: write to{" "}
      <a href={`mailto:${site.email}`} className="text-ink underline underline-offset-3">
        {site.email}
      </a>
      .
    </p>
  );
}
