import { applicationAt, inquiryAt } from "./fill.ts";
import { type ListRequest, labelOf, type Query, type Reader, RequestList, readers } from "./request-list.ts";

const DAY_MS = 86_400_000;
const paths = {
  inquiries: "/api/admin/inquiries",
  applications: "/api/admin/job-applications",
  conversations: "/api/admin/conversations",
  emails: "/api/admin/mails",
  activity: "/api/admin/activity",
} as const;
const inquirer = inquiryAt(40_003);
const candidate = applicationAt(40_003);
const searches = [{ q: "latency" }, { q: "data" }, { q: "qu" }, { q: "no such record" }, { q: "that is not" }];

/** What the filters name. */
interface Named {
  salesperson: string;
  recruiter: string;
  /** The listings with the most and the fewest applications, and one with stages of its own. */
  largest: string;
  smallest: string;
  ownStages: string;
}

/** Every request by which the dashboard lists, filters, searches and opens records, for admins and for roles that see them masked. */
export async function listRequests(origin: string): Promise<ListRequest[]> {
  const list = await RequestList.open(origin);
  const { members } = (await list.read("admin", "/api/admin/team")).json;
  const someone = (role: string): string => members.find((one: { role: string }) => one.role === role).id;
  const listings: string[] = (await list.read("admin", "/api/admin/job-listings")).json.map(idOf);
  const [largest = "", , , ownStages = ""] = listings;
  const smallest = listings.at(-1) ?? "";
  const named = { salesperson: someone("sales"), recruiter: someone("recruiter"), largest, smallest, ownStages };
  for (const reader of ["admin", "sales"] as const) await addInquiries(list, reader, named);
  for (const reader of ["admin", "recruiter"] as const) {
    await addApplications(list, reader, named);
    await addBoards(list, reader, named);
  }
  for (const reader of ["admin", "sales"] as const) await addConversations(list, reader, named);
  await addEmails(list);
  await addActivity(list, named);
  for (const reader of readers) await addPeople(list, reader);
  addFigures(list);
  return list.requests;
}

const idOf = (record: object) => (record as { id: string }).id;

const workFilters = (colleague: string): Query[] => [
  ...["unfinished", "new", "open", "done", "spam"].map((status) => ({ status })),
  ...["me", "none", colleague].map((assignee) => ({ assignee })),
  { snoozed: "hide" },
  { snoozed: "only" },
  { status: "done", assignee: colleague },
  { status: "spam", assignee: "none" },
  { status: "unfinished", assignee: "me" },
  { status: "new", assignee: "none" },
  { status: "unfinished", snoozed: "hide" },
  { assignee: colleague, snoozed: "hide" },
];

const narrowedSearches = (colleague: string) => [
  { q: "privacy", status: "unfinished" },
  { q: "privacy", status: "done", assignee: "none" },
  { q: "latency", assignee: colleague },
  { q: "data", sort: "oldest", page: 30 },
];

async function addInquiries(list: RequestList, reader: Reader, { salesperson }: Named) {
  const path = paths.inquiries;
  await list.addList(reader, "inquiries", path, workFilters(salesperson));
  const own = [{ q: `${inquirer.firstName} ${inquirer.lastName}` }, { q: inquirer.email }];
  list.addSearches(reader, "inquiries", path, [...own, ...searches, ...narrowedSearches(salesperson)]);
  const id = idOf((await list.read(reader, path, { page: "77" })).json.items[2]);
  for (const part of ["work", "notes", "replies", "history"])
    list.add(reader, `an inquiry, ${part}`, `${path}/${id}/${part}`);
}

async function addApplications(list: RequestList, reader: Reader, { recruiter, largest, smallest }: Named) {
  const path = paths.applications;
  const id = idOf((await list.read(reader, path, { page: "77" })).json.items[2]);
  await list.addList(reader, "applications", path, [
    ...workFilters(recruiter),
    { applicationType: "internship" },
    { applicationType: "internship", status: "unfinished" },
    { jobListingId: largest },
    { jobListingId: smallest },
    { jobListingId: largest, status: "done" },
    { jobListingId: largest, status: "unfinished", assignee: "me" },
    { jobListingId: largest, assignee: recruiter },
    { stage: "screening" },
    { stage: "rejected" },
    { stage: "rejected", status: "done", assignee: recruiter },
    { stage: "interview", jobListingId: largest },
    { sameAddressAs: id },
    // Only for a role that sees addresses.
    ...(reader === "admin" ? [{ email: candidate.email }] : []),
  ]);
  list.addSearches(reader, "applications", path, [
    { q: candidate.fullName },
    { q: candidate.email },
    ...searches,
    ...narrowedSearches(recruiter),
    { q: "privacy", jobListingId: largest },
    { q: "spinner" },
  ]);
  for (const part of ["stage", "work", "notes", "replies", "interviews", "scorecards", "history"])
    list.add(reader, `an application, ${part}`, `${path}/${id}/${part}`);
  list.add(reader, "job listings", "/api/admin/job-listings");
}

async function addBoards(list: RequestList, reader: Reader, { largest, smallest, ownStages }: Named) {
  const path = `${paths.applications}/board`;
  for (const query of [
    {},
    ...[largest, smallest, ownStages].map((jobListingId) => ({ jobListingId })),
    { applicationType: "internship" },
    { applicationType: "internship", jobListingId: largest },
  ])
    list.add(reader, `board ${labelOf(query)}`, path, query);
  for (const stage of ["new", "screening", "rejected"])
    for (const column of [{ stage }, { stage, jobListingId: largest }]) {
      const { last, upTo } = (await list.read(reader, path, column)).json.columns[0];
      if (last) list.add(reader, `board ${labelOf(column)}, more of it`, path, { ...column, after: last, upTo });
    }
  list.add(reader, "figures of stages", "/api/admin/stage-figures");
  list.add(reader, "figures of the stages of a listing", "/api/admin/stage-figures", { jobListingId: largest });
}

async function addConversations(list: RequestList, reader: Reader, { salesperson }: Named) {
  const path = paths.conversations;
  const filters: Query[] = [
    ...["active", "waiting", "answered", "closed"].map((status) => ({ status })),
    { assignee: "me" },
    { assignee: "none" },
    { snoozed: "hide" },
    { snoozed: "only" },
    { status: "closed", assignee: salesperson },
    { status: "waiting", snoozed: "hide" },
  ];
  await list.addList(reader, "conversations", path, filters, { sorts: false });
  const { items } = (await list.read(reader, path, { status: "answered", pageSize: "100" })).json;
  list.addVarying(reader, "a conversation, one after another", (round) =>
    list.read(reader, `${path}/${idOf(items[round % items.length])}`),
  );
  list.add(reader, "report of questions", "/api/admin/conversation-report");
}

async function addEmails(list: RequestList) {
  const path = paths.emails;
  const states = ["failing", "waiting", "sent", "dead", "cancelled"].map((state) => ({ state }));
  const kinds = [{ kind: "inquiry-acknowledged" }, { kind: "reply" }, { kind: "inquiry-to-team", state: "failing" }];
  await list.addList("admin", "emails", path, [...states, ...kinds] as Query[], { sorts: false });
  const id = idOf((await list.read("admin", path, { page: "50" })).json.items[0]);
  const texts = [inquiryAt(20_006).email, "example", "no such address", id];
  list.addSearches("admin", "emails", path, [...texts.map((q) => ({ q })), { q: "example", state: "failing" }]);
  list.add("admin", "failing emails", `${path}/failing`);
  list.add("admin", "an email", `${path}/${id}`);
}

async function addActivity(list: RequestList, { salesperson }: Named) {
  const day = new Date(Date.now() - 40 * DAY_MS).toISOString().slice(0, 10);
  const filters: Query[] = [
    { actor: salesperson },
    { actor: "visitor" },
    { actor: "system" },
    { kind: "inquiry" },
    { kind: "consent" },
    { day },
    { day, kind: "inquiry" },
    { actor: salesperson, kind: "inquiry" },
    { actor: salesperson, kind: "consent" },
    { actor: salesperson, day },
    { actor: "visitor", kind: "user" },
  ];
  await list.addList("admin", "activity", paths.activity, filters, { sorts: false });
  list.add("admin", "people of the activity", `${paths.activity}/people`);
}

/** The page of a person with one record of each kind, and that of one with a hundred. */
async function addPeople(list: RequestList, reader: Reader) {
  const isRecruiter = reader === "recruiter";
  const kind = isRecruiter ? "application" : "inquiry";
  const path = "/api/admin/people";
  for (const [name, index] of Object.entries({ "one record": 50_003, "many records": 1 })) {
    const { message } = isRecruiter ? applicationAt(index) : inquiryAt(index);
    const body = { q: message.slice(0, 190).trim() };
    const searched = `${isRecruiter ? paths.applications : paths.inquiries}/searches`;
    const record = { kind, id: idOf((await list.read(reader, searched, {}, body)).json.items[0]) };
    const label = `a person with ${name}`;
    list.add(reader, `records beside one of ${label}`, path, record);
    list.add(reader, `opening the page of ${label}`, path, {}, record);
    const id = idOf((await list.read(reader, path, {}, record)).json);
    list.add(reader, label, `${path}/${id}`);
    list.add(reader, `timeline of ${label}`, `${path}/${id}/timeline`);
    list.add(reader, `timeline of ${label}, one kind`, `${path}/${id}/timeline`, { kind });
    if (reader === "admin") list.add(reader, `aliases of ${label}`, `${path}/${id}/aliases`);
  }
  const texts = [inquirer.lastName, inquirer.email, "ma", "example", "no such person"];
  list.addSearches(
    reader,
    "people",
    path,
    texts.map((q) => ({ q })),
  );
}

function addFigures(list: RequestList) {
  for (const reader of readers) {
    list.add(reader, "overview", "/api/admin/overview");
    list.add(reader, "counts of the tabs", "/api/admin/counts");
    for (const q of ["latency", "data", inquirer.lastName, "no such record"])
      list.add(reader, `search of all records for ${q}`, "/api/admin/searches", {}, { q });
  }
  for (const days of ["7", "30", "92"]) list.add("admin", `insights of ${days} days`, "/api/admin/insights", { days });
  list.add("admin", "choices of cookies, 90 days", "/api/admin/consents/summary", { days: "90" });
  list.add("admin", "colleagues", "/api/admin/colleagues", { kind: "application" });
  for (const path of ["team", "storage", "email-config"]) list.add("admin", path, `/api/admin/${path}`);
}
