import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { PersonalText } from "../reveal/personal-facts.tsx";
import { formatDay } from "../ui/dates.ts";
import { ResumeButton } from "./resume.tsx";
import { useEarlier } from "./use-applications.ts";

/** Earlier applications from the same email address, newest first. */
export function EarlierApplications({ application }: { application: ShownApplication }) {
  const { earlier } = application;
  const { data, error } = useEarlier(application);
  if (earlier === 0) return null;
  return (
    <div className="mt-1 border-t border-hairline pt-5 sm:col-span-2">
      <dt className="pb-1.5 text-small text-muted">
        {earlier === 1
          ? "Applied once before"
          : `Applied ${earlier >= 100 ? "100 times or more" : `${earlier} times`} before`}
      </dt>
      <dd>
        {error && <p className="text-small">Earlier applications could not be loaded: {error.message}</p>}
        {!error && !data && <p className="text-small text-muted">Loading earlier applications…</p>}
        <ul>
          {data?.map((one) => (
            <li
              key={one.id}
              className="grid gap-x-4 gap-y-1 border-b border-hairline py-2.5 text-small last:border-b-0 sm:grid-cols-[7rem_1fr_auto] sm:items-baseline"
            >
              <time dateTime={one.createdAt} className="text-muted tabular-nums">
                {formatDay(one.createdAt)}
              </time>
              <span className="min-w-0 wrap-anywhere">
                <PersonalText record={one} text={`${one.position}, ${one.experience}`} />
              </span>
              <ResumeButton application={one} isBrief />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
