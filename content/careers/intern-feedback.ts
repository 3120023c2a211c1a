/** What an intern rates (specification, section 2). */
export type FeedbackKind = "task" | "mentorship" | "company";

/**
 * What interns say, by cohort and field and never by name, photo or email address. These entries belong to a stand-in
 * company and are labeled as illustrative on the page: the owner replaces them with what real interns agreed to.
 */
export const internFeedback: readonly {
  cohort: string;
  field: string;
  kind: FeedbackKind;
  /** Out of five. */
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
}[] = [
  {
    cohort: "Summer cohort",
    field: "Computer science",
    kind: "task",
    stars: 5,
    text: "My task was one detector, for bank account numbers. It had a number to beat and a ship date.",
  },
  {
    cohort: "Winter cohort",
    field: "Law and technology",
    kind: "mentorship",
    stars: 5,
    text: "I got an hour a week, however busy things were. We read a regulation line by line until I could draw it.",
  },
  {
    cohort: "Winter cohort",
    field: "Mathematics",
    kind: "company",
    stars: 4,
    text: "People admit what they don’t know. I’d have liked a map of where everything is on day one.",
  },
];
