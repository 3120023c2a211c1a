import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { InternFeedback } from "./internships.tsx";

test("shows name, email address, photo, kind, stars and text of an intern's feedback instead of the questions", () => {
  const html = renderToString(
    <InternFeedback
      entries={[
        {
          name: "Asha Rao",
          email: "asha@uni.example",
          photo: "/interns/asha.jpg",
          kind: "mentorship",
          stars: 4,
          text: "An hour a week, however busy things were.",
        },
      ]}
    />,
  );
  for (const part of [
    "Asha Rao",
    'href="mailto:asha@uni.example"',
    'src="/interns/asha.jpg"',
    "The mentorship",
    'aria-label="4 out of 5 stars"',
    "An hour a week",
  ])
    expect(html).toContain(part);
  expect(html).not.toContain("Was it real work");
});
