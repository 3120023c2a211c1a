import { newId } from "#db/id.ts";
import { applicant, cast, weaver } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { insertPasskey } from "#tests/support/people.ts";
import type { Site } from "#tests/support/servers/site.ts";

/** A record that a request is about. */
interface Target {
  id: string;
  /** The second parameter of the path, where it has one. */
  message?: string;
}

interface Entry {
  action: string;
  objectKind: string;
  /** Another record than the path names. */
  objectId?: string;
  fields?: string[];
  count?: number;
}

/** A request to an endpoint, and what the audit log says of it. */
export interface Case {
  /** Creates the record that the path names. */
  target?: () => Promise<Target>;
  /** `{id}` in it stands for the id of the record. */
  body?: object;
  /** The fields of a form, instead of a body. */
  form?: Record<string, string>;
  /** The query of the request. */
  query?: string;
  /** What the entry says, besides the actor, the request and the record. A search has one of each kind. */
  entry: Entry | Entry[];
}

/** Cases by method and path of the endpoint. */
export type Cases = Record<string, Case>;

/** What creates a record of each kind, so that a request can be about it. */
export type Records = ReturnType<typeof recordsOf>;

/** An interview without its interviewers. */
export const interviewPlan = {
  title: "First talk",
  startsAt: `${new Date().getUTCFullYear() + 1}-03-28T09:30:00Z`,
  durationMinutes: 45,
  timeZone: "Asia/Kolkata",
  candidateTimeZone: "Europe/Berlin",
  place: "",
  invitesCandidate: true,
  despiteConflicts: true,
};

/** Creates records as visitors and the admin `ada` do. */
export function recordsOf(site: Site, ada: Visitor) {
  const inquiry = async () => ({ id: (await site.visitor().post("/api/inquiries", cast.vera)).json.id });
  const application = async () => {
    const { resumePath: _, ...fields } = { ...applicant, email: `${newId()}@example.com` };
    const form = formRequest(fields, { name: "me.pdf", content: pdf() });
    return { id: (await site.visitor().send("/api/job-applications", form)).json.id };
  };
  /** A person with one inquiry. */
  const person = async () => {
    const body = { ...cast.vera, email: `${newId()}@example.com` };
    const inquiryId: string = (await site.visitor().post("/api/inquiries", body)).json.id;
    const opened = await ada.post("/api/admin/people", { kind: "inquiry", id: inquiryId });
    return { id: opened.json.id as string, inquiry: inquiryId };
  };
  /** A person that another one was merged into. The address keeps that person's id. */
  const mergedPerson = async () => {
    const { id } = await person();
    const { id: address, inquiry: inquiryId } = await person();
    await ada.post(`/api/admin/people/${id}/merge`, { kind: "inquiry", id: inquiryId });
    return { id, address };
  };
  const listing = async () => ({ id: (await ada.post("/api/admin/job-listings", weaver)).json.id });
  const appliedFor = async () => {
    const { id: jobListingId } = await listing();
    await site.visitor().post("/api/job-applications", { ...applicant, email: `${newId()}@example.com`, jobListingId });
    return { id: jobListingId };
  };
  const rejection = { subject: "Your application", text: "Sorry." };
  /** An application with a rejection that waits. */
  const rejected = async () => {
    const { id } = await application();
    await ada.post(`/api/admin/job-applications/${id}/stage`, { from: "new", to: "rejected", rejection });
    return { id };
  };
  /** A listing with a candidate whose rejection waits. */
  const rejectedFor = async () => {
    const { id } = await appliedFor();
    await ada.post(`/api/admin/job-listings/${id}/rejections`, { openApplications: 1, rejection });
    return { id };
  };
  const conversation = async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const sent = await sendMessage(vera, id, "Hello", {}, { name: "me.pdf", content: pdf() });
    return { id, message: sent.json.id };
  };
  const email = async () => {
    const { id: aboutId } = await inquiry();
    const found = site.db.read.selectFrom("mails").select("id").where("aboutId", "=", aboutId);
    return await found.executeTakeFirstOrThrow();
  };
  const failedEmail = async () => {
    const { id } = await email();
    await site.db.write((queries) =>
      queries.updateTable("mails").set({ failedAt: Date.now() }).where("id", "=", id).execute(),
    );
    return { id };
  };

  const invitation = async () => {
    const body = { email: `${newId()}@example.com`, role: "sales", delivery: "link" };
    return { id: (await ada.post("/api/admin/invitations", body)).json.id };
  };
  const member = async () => {
    const id = newId();
    const names = { username: id, usernameFolded: id, email: id, emailFolded: id, name: id };
    const rest = { passwordHash: "", role: "sales", fromEnvironment: 0, disabledAt: null, createdAt: 0 } as const;
    await site.db.write((queries) =>
      queries
        .insertInto("users")
        .values({ id, ...names, ...rest })
        .execute(),
    );
    return { id };
  };

  /** An application, and its interview as the second parameter. */
  const interview = async () => {
    const { id } = await application();
    const { json: user } = await ada.get("/api/user");
    const body = { ...interviewPlan, interviewerIds: [user.id] };
    const planned = await ada.post(`/api/admin/job-applications/${id}/interviews`, body);
    return { id, message: planned.json.id };
  };

  const memberWithPasskey = async () => {
    const { id } = await member();
    await insertPasskey(site, id);
    return { id };
  };
  return {
    inquiry,
    application,
    person,
    mergedPerson,
    listing,
    appliedFor,
    rejected,
    rejectedFor,
    conversation,
    email,
    failedEmail,
    invitation,
    member,
    memberWithPasskey,
    interview,
  };
}
