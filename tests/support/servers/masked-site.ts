import { expect } from "vitest";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Answer } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { allEndpoints } from "#tests/support/endpoints.ts";
import { visitorWith } from "#tests/support/people.ts";
import { type DatabaseKind, openSite } from "#tests/support/servers/site.ts";

/** An application and an inquiry of each person, whose digits, names and addresses occur nowhere else. */
export const people = [
  { first: "Nora", last: "Thanewell", user: "nora.t", phone: "+91 98765 43201" },
  { first: "Otis", last: "Umbergaard", user: "otisumber", phone: "+91 70123 55802" },
] as const;
type Person = (typeof people)[number];

export const emailOf = ({ user }: Person) => `${user}@looms.example`;
const digitsOf = ({ phone }: Person) => phone.replace(/\D/g, "");
export const nameOf = ({ first, last }: Person) => `${first} ${last}`;

/** What must not be on the wire: addresses and phone numbers, and in applications names. */
export const contacts = (person: Person) => [person.user, digitsOf(person).slice(2), digitsOf(person).slice(2, 7)];
export const names = (person: Person) => [person.last.toLowerCase()];

/** Which of `values` a response has, in its body or its headers, whatever the case, spaces and encoding. */
export function found(answers: readonly Answer[], values: readonly string[]): string[] {
  const wire = answers.map(({ text, headers }) => `${text}\n${JSON.stringify(headers)}`).join("\n");
  const forms = [wire, decodeURIComponent(wire.replace(/%(?![0-9a-f]{2})/gi, ""))].map((form) => form.toLowerCase());
  const all = [...forms, ...forms.map((form) => form.replace(/(\d)[ ()-]+(?=\d)/g, "$1"))];
  return values.filter((value) => all.some((form) => form.includes(value)));
}

/** A site to which each of these people sent an inquiry, applications and messages, with two members of the team. */
export type MaskedSite = Awaited<ReturnType<typeof openMaskedSite>>;

/** Opens a `MaskedSite`. */
export async function openMaskedSite(kind: DatabaseKind) {
  const site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  const inquiries: string[] = [];
  const applications: string[] = [];
  const linked: string[] = [];
  const chats: { id: string; message: string }[] = [];
  const jobChats: string[] = [];

  async function arrive(person: Person) {
    const email = emailOf(person);
    const message = `I am ${nameOf(person)}. Write to ${email} or call ${person.phone}. We weave shields.`;
    const visitor = site.visitor();
    const inquiry = {
      firstName: person.first,
      lastName: person.last,
      email,
      company: "Looms",
      industry: "other",
      message,
    };
    inquiries.push((await visitor.post("/api/inquiries", inquiry)).json.id);
    const application = {
      fullName: nameOf(person),
      email,
      phone: person.phone,
      position: "Weaver",
      experience: "3 years",
    };
    const form = formRequest(
      { ...application, message },
      { name: `${nameOf(person)} ${person.user}.pdf`, content: pdf() },
    );
    applications.push((await visitor.send("/api/job-applications", form)).json.id);
    const resumePath = `https://profiles.example/in/${person.first}-${person.last}?mail=${email}`;
    const other = {
      ...application,
      position: "Dyer",
      message: `${message}\n${resumePath}\n${person.last}`,
      resumePath,
    };
    linked.push((await visitor.post("/api/job-applications", other)).json.id);
    const chat = await startConversation(visitor, { userName: nameOf(person) });
    const file = { name: `${nameOf(person)}.pdf`, content: pdf() };
    const sent = await sendMessage(visitor, chat, message, {}, file);
    chats.push({ id: chat, message: sent.json.id });
    await visitor.post(`/api/chat/conversations/${chat}/hand-over`, { email });
    const ada = await visitorWith(site, "privacy");
    await ada.post(`/api/admin/conversations/${chat}/messages`, { content: `We call ${person.phone}, ${email}` });
    const jobChat = await startConversation(visitor);
    const metadata = JSON.stringify({ ...application, position: "Spinner", isJobApplication: true });
    const words = { isApplicationRequest: "true", metadata };
    expect((await sendMessage(visitor, jobChat, `This is ${nameOf(person)}`, words, file)).status).toBe(201);
    jobChats.push(jobChat);
  }

  for (const person of people) await arrive(person);
  const sales = await visitorWith(site, "sales");
  const recruiter = await visitorWith(site, "recruiter");
  const gets = allEndpoints().filter(({ method, path }) => method === "get" && path.startsWith("/api/admin/"));

  /** Every GET endpoint that a user may call, in each of its forms and of each record. */
  async function readAll(visitor: Visitor): Promise<Answer[]> {
    const answers: Answer[] = [];
    const ids = [...inquiries, ...applications, ...linked, ...chats.map(({ id }) => id), ...jobChats];
    for (const { path } of gets) {
      const messages = path.includes(":message") ? chats : [{ id: "", message: "" }];
      const targets = path.includes(":id")
        ? ids.flatMap((id) => messages.map(({ message }) => path.replace(":id", id).replace(":message", message)))
        : [path, `${path}?page=1&pageSize=100`, `${path}?pageSize=2&sort=oldest`, `${path}?q=weave&pageSize=100`];
      for (const target of targets) answers.push(await visitor.get(target));
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    return answers.filter(({ status }) => status !== 500);
  }

  return { site, sales, recruiter, inquiries, applications, linked, chats, jobChats, readAll };
}

/** Reveals a record to a user. */
export const reveal = (visitor: Visitor, path: string, body: object = { purpose: "reply" }): Promise<Answer> =>
  visitor.post(`/api/admin/${path}/reveal`, body);
