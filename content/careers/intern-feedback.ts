/** What our interns are asked to rate, out of five stars (specification, section 2). */
export const feedbackQuestions = {
  task: { name: "The task", question: "Was it real work, and did you have what you needed to finish it?" },
  mentorship: { name: "The mentorship", question: "Did your mentor have time for you, and what did you learn?" },
  company: { name: "The company", question: "Would you tell a friend to come here?" },
} as const;

export interface InternFeedback {
  name: string;
  email: string;
  /** The path of a square picture in `public`, such as `/interns/asha.jpg`. */
  photo: string;
  kind: keyof typeof feedbackQuestions;
  /** Out of five. */
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
}

/** What real interns said and agreed to publish. While it is empty, the page shows what they are asked. */
export const internFeedback: readonly InternFeedback[] = [];
