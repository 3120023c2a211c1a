import { site } from "#site";

/** The privacy notice beside the button: data stored, purpose, retention period and deletion. */
export function InquiryPrivacy() {
  return (
    <p className="max-w-prose text-small text-muted">
      Your request goes to our server, and only our team reads it. We use it to answer you, and delete it after{" "}
      {site.inquiryRetentionMonths} months, or as soon as you ask: email{" "}
      <a href={`mailto:${site.email}`} className="text-ink underline underline-offset-3">
        {site.email}
      </a>
      .
    </p>
  );
}
