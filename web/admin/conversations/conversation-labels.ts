import type { ConversationReport, ConversationStatus, OpenQuestion } from "#domain/conversations/schema.ts";

/** The API path of the list. */
export const conversationsPath = "/api/admin/conversations";

/** Status labels. */
export const statusLabels: Record<ConversationStatus, string> = {
  waiting: "Needs a reply",
  active: "Support Assistant",
  answered: "Answered",
  closed: "Closed",
};

/** A visitor's name, or their email address, or 'Anonymous visitor'. */
export const visitorName = ({ userName, userEmail }: { userName: string | null; userEmail: string | null }): string =>
  userName ?? userEmail ?? "Anonymous visitor";

const attempts = ["injection", "jailbreak", "exfiltration", "abuse"];
const unanswered = ["unknown", "declined", "failed", "handover", ...attempts];

/** The figures of the report: how questions were answered, and which part of the rated answers helped. */
export function reportFigures({
  outcomes,
  feedback: { helpful, unhelpful },
}: Pick<ConversationReport, "outcomes" | "feedback">): { name: string; figure: string }[] {
  const sum = (kinds: readonly string[]) => kinds.reduce((total, kind) => total + (outcomes[kind] ?? 0), 0);
  const all = sum(Object.keys(outcomes));
  const inWords = (count: number) => count.toLocaleString("en-US");
  return [
    { name: "Answered from the site", figure: inWords(all - sum(unanswered)) },
    { name: "No answer found", figure: inWords(sum(["unknown", "failed"])) },
    { name: "Handed to the team", figure: inWords(sum(["handover"])) },
    { name: "Declined", figure: inWords(sum(["declined"])) },
    { name: "Attack attempts", figure: inWords(sum(attempts)) },
    { name: "Answers rated helpful", figure: `${inWords(helpful)} of ${inWords(helpful + unhelpful)}` },
  ];
}

/** How many questions of a group have which problem: '2 unanswered, 1 not helpful'; 'Unanswered' for a single one. */
export function problemCounts(group: readonly { problem: OpenQuestion["problem"] }[]): string {
  if (group.length === 1) return group[0]?.problem === "unanswered" ? "Unanswered" : "Not helpful";
  const count = (problem: OpenQuestion["problem"]) => group.filter((one) => one.problem === problem).length;
  const [unanswered, unhelpful] = [count("unanswered"), count("unhelpful")];
  return [unanswered > 0 && `${unanswered} unanswered`, unhelpful > 0 && `${unhelpful} not helpful`]
    .filter(Boolean)
    .join(", ");
}
