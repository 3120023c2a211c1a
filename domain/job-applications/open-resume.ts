import { isId } from "#db/id.ts";
import { recordAccess } from "../audit/record.ts";
import { requireNotInfected } from "../files/store-inspection.ts";
import { type StoredFile, storedFile } from "../files/stored-file.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";

/** The resume of an application: the uploaded file, or a link to it. */
export type Resume = { kind: "file"; file: StoredFile } | { kind: "link"; address: string };

/**
 * The resume of an application, for an admin (specification, section 6). Records the access in the audit log before it
 * returns. Throws a `NotFoundError` when there is no such application, and a `ForbiddenError` when the file is infected, or the application
 * masked for the user.
 */
export async function openResume(context: Context, applicationId: string): Promise<Resume> {
  requirePermission(context, "applications:read");
  const row = isId(applicationId)
    ? await context.db.read
        .selectFrom("jobApplications as application")
        .leftJoin("files as file", "file.jobApplicationId", "application.id")
        .leftJoin("fileInspections as inspection", "inspection.fileId", "file.id")
        .select([
          "application.resumePath",
          "file.id as fileId",
          "file.name",
          "file.type",
          "file.size",
          "inspection.scan",
        ])
        .where("application.id", "=", applicationId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFoundError("This application was not found");
  const { resumePath, fileId, name, type, size, scan } = row;
  requireNotInfected(scan);
  const hasFile = fileId !== null && name !== null && type !== null && size !== null;
  if (!hasFile && resumePath === null) throw new NotFoundError("This application has no resume");
  await requireRevealed(context, "application", applicationId);

  await recordAccess(context, { action: "download", kind: "application", id: applicationId });
  if (hasFile) return { kind: "file", file: storedFile(context.db.read, "files", { id: fileId, name, type, size }) };
  return { kind: "link", address: resumePath as string };
}
