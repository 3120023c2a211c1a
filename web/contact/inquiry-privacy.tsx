import { site } from "#site";

/** Said beside the button: what is kept, why, how long, and how to have it removed. */
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
