import { resumeRules } from "#domain/files/rules.ts";
import type { StorageStatus } from "#domain/files/schema.ts";

/** What visitors cannot send because storage is low, and what to do about it. */
export default function LowStorage({ level, freeBytes, reservedBytes, fileBytes, fileBytesLimit }: StorageStatus) {
  const isTotalReached = level === "no-files" && fileBytes + resumeRules.maxBytes > fileBytesLimit;
  const left = `${freeBytes === null ? "Little space" : inMegabytes(freeBytes)} is left for new data.`;
  const reserve = inMegabytes(reservedBytes);
  return (
    <section
      aria-labelledby="storage-notice"
      className="mb-6 grid gap-1 border-l-4 border-ink bg-surface px-5 py-5 sm:px-6"
    >
      <h2 id="storage-notice" className="text-body font-medium">
        {level === "closed" ? "Storage is full: visitors can’t send anything" : "Visitors can’t send files right now"}
      </h2>
      <p className="max-w-[80ch] text-muted">
        {isTotalReached
          ? `Stored files take up ${inMegabytes(fileBytes)}, and the limit is ${inMegabytes(fileBytesLimit)}.`
          : `${left} ${reserve} is reserved so that your team can still log in and delete data.`}{" "}
        {level === "closed"
          ? "We ask visitors who send an inquiry, an application or a chat message to try again later or to email you. Everything you received before is safe."
          : "You still receive inquiries, chat messages and applications with a resume link."}{" "}
        Delete applications and conversations that you no longer need, or add space to the server.
      </p>
    </section>
  );
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024).toLocaleString("en-US")} MB`;
