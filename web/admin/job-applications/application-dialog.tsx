import { Eye } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { refreshJobListings } from "../job-listings/use-job-listings.ts";
import type { ListState } from "../lists/use-record-list.ts";
import { applicationPath, applicationsPath } from "../navigation/api-paths.ts";
import { RecordDialog } from "../records/record-dialog.tsx";
import { CorrespondenceOf } from "../replies/correspondence-of.tsx";
import { ReplyByEmail } from "../replies/reply-by-email.tsx";
import type { Answered } from "../replies/use-correspondence.ts";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { EmailFact, PersonalText, PhoneLink } from "../reveal/personal-facts.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { formatDay } from "../ui/dates.ts";
import { Facts, LongText } from "../ui/facts.tsx";
import { mailto } from "../ui/mailto.ts";
import { deleteRecord, RemoveButton } from "../ui/remove-button.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { EarlierApplications } from "./earlier-applications.tsx";
import { ResumeButton, resumeFacts } from "./resume.tsx";
import { resumePath } from "./use-applications.ts";

const Interviews = lazy(() => import("../interviews/interviews.tsx"));
const Scorecards = lazy(() => import("../interviews/scorecards.tsx"));
const ResumePreview = lazy(() => import("../resume-preview/resume-preview.tsx"));

const StageSection = lazy(() => import("../board/stage-section.tsx").catch(() => ({ default: StageNotLoaded })));
const StageNotLoaded = (_: { application: ShownApplication }) => (
  <p className="pt-5 text-small text-muted">The stage couldn’t be loaded. Reload the page to try again.</p>
);

/** The details of one application, with earlier applications from the same person. */
export default function ApplicationDialog({ list }: { list: ListState<ShownApplication> }) {
  const remove = async (id: string) => {
    const toast = await deleteRecord("Application", applicationPath(id));
    list.open(null);
    void list.refetch();
    // The Job Listings tab and the position filter show application counts.
    void refreshJobListings();
    return toast;
  };
  return (
    <RecordDialog
      list={list}
      work={{ kind: "application", listPath: applicationsPath }}
      pathOf={applicationPath}
      noun="application"
      titleOf={({ fullName }) => fullName}
      actions={(application) => (
        <>
          <ReplyByEmail record={application} listPath={applicationsPath} />
          <RemoveButton
            key={application.id}
            failureTitle="Application not deleted"
            remove={() => remove(application.id)}
          />
        </>
      )}
    >
      {(application) => (
        <>
          <Details key={application.id} application={application} />
          <Suspense>
            <Interviews key={`interviews ${application.id}`} application={application} />
            <Scorecards key={`scorecards ${application.id}`} application={application} />
          </Suspense>
          <CorrespondenceOf answered={answeredOf(application)} />
        </>
      )}
    </RecordDialog>
  );
}

function answeredOf(application: ShownApplication): Answered {
  const { id, email, fullName, position } = application;
  const subject = `Your application to ${site.name}: ${position}`;
  return {
    kind: "application",
    record: application,
    path: applicationPath(id),
    mailto: mailto(email, subject),
    // A position may be as long as a subject.
    subject: subject.slice(0, 120).trimEnd(),
    values: { "first name": fullName.trim().split(/\s+/, 1)[0] ?? null, "full name": fullName, position },
  };
}

function Details({ application }: { application: ShownApplication }) {
  const { createdAt, email, phone, position, experience, message } = application;
  const { applicationType, education, university, graduationYear, availabilityDate } = application;
  const resume = resumeFacts(application);
  const [isPreviewing, setPreviewing] = useState(false);
  const previewButton = useRef<HTMLButtonElement>(null);
  const file = isMasked(application) ? null : application.resumeFile;
  const canPreview = file?.type === "application/pdf" && file.inspection?.scan !== "infected";
  const personal = (text: string | null) => text && <PersonalText record={application} text={text} />;
  const internship = [
    ["Education", personal(education)],
    ["University", personal(university)],
    ["Graduation year", graduationYear],
    ["Available from", availabilityDate && formatAvailability(availabilityDate)],
  ] as const;
  const details = (
    <Facts
      facts={[
        ["Position", personal(position)],
        ["Date", <Timestamp key="date" at={createdAt} />],
        ["Email", <EmailFact key="email" record={application} email={email} />],
        [
          "Phone",
          // Applications sent in the chat may have no phone number.
          phone && <PhoneLink key="phone" record={application} phone={phone} />,
        ],
        ["Experience", personal(experience)],
        ["Type", applicationType === "internship" ? "Internship" : "Job"],
        // Show internship fields for every internship, and for a job only where they were filled in.
        ...internship.filter(([, value]) => value || applicationType === "internship"),
      ]}
    >
      <div className="border-t border-hairline pt-4 sm:col-span-2">
        <dt className="text-small text-muted">Resume</dt>
        <dd className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pt-1">
          {resume && (
            <span className="min-w-0 wrap-anywhere">
              <MaskedValue text={resume} />
            </span>
          )}
          <div className="flex flex-wrap items-start gap-2">
            {canPreview && (
              <Button
                ref={previewButton}
                variant="outlined"
                size="small"
                className="lg:-my-1.5 lg:min-h-8"
                aria-expanded={isPreviewing}
                onClick={() => setPreviewing(!isPreviewing)}
              >
                <Eye aria-hidden="true" className="size-3.5" />
                Preview
              </Button>
            )}
            <ResumeButton application={application} />
          </div>
          {file && file.type !== "application/pdf" && (
            <p className="basis-full text-small text-muted">There is no preview of Word documents.</p>
          )}
        </dd>
      </div>
    </Facts>
  );
  return (
    <div className="beside-preview">
      <div>
        {details}
        <Suspense fallback={<div className="min-h-20" />}>
          <StageSection key={application.id} application={application} />
        </Suspense>
        {(message || application.earlier > 0) && (
          <div className="pt-4">
            <Facts facts={[]}>
              {message && <LongText name="Message">{personal(message)}</LongText>}
              <EarlierApplications application={application} />
            </Facts>
          </div>
        )}
      </div>
      {canPreview && isPreviewing && (
        <Suspense fallback={<p className="pt-6 text-muted">Loading the preview…</p>}>
          <ResumePreview
            path={resumePath(application.id)}
            name={file.name}
            inspection={file.inspection}
            onClose={() => {
              setPreviewing(false);
              previewButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Formats a calendar day such as '2027-01-15' as 'Jan 15, 2027'; any other text, such as 'In spring', stays as it is. */
function formatAvailability(text: string) {
  const midnight = `${text}T00:00:00Z`;
  return Number.isNaN(Date.parse(midnight)) ? text : formatDay(midnight, "UTC");
}
