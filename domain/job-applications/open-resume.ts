import { isId, newId } from "#db/id.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";

/** The resume of an application: the uploaded file, or a link to it. */
export type Resume = { kind: "file"; name: string; type: string; content: Buffer } | { kind: "link"; address: string };

/**
 * The resume of an application, for an admin (specification, section 6). Records the access in the audit log before it
 * returns. Throws a `NotFoundError` when there is no such application.
 */
export async function openResume(context: Context, applicationId: string): Promise<Resume> {
  const admin = requireAdmin(context);
  const row = isId(applicationId)
    ? await context.db.read
        .selectFrom("jobApplications as application")
        .leftJoin("files as file", "file.jobApplicationId", "application.id")
        .select(["application.resumePath", "file.name", "file.type", "file.content"])
        .where("application.id", "=", applicationId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFoundError("There is no such application");
  const { resumePath, name, type, content } = row;
  const hasFile = name !== null && type !== null && content !== null;
  if (!hasFile && resumePath === null) throw new NotFoundError("This application has no resume");

  const createdAt = context.now();
  await context.db.write((queries) =>
    queries
      .insertInto("resumeOpenings")
      .values({ id: newId(createdAt), userId: admin.id, jobApplicationId: applicationId, createdAt })
      .execute(),
  );
  if (hasFile) return { kind: "file", name, type, content };
  return { kind: "link", address: resumePath as string };
}
