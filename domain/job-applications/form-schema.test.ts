import { expect, test } from "vitest";
import { resumeProblem, resumeRules } from "../files/rules.ts";
import { educationLevels, graduationYears, internshipApplicationSchema } from "./form-schema.ts";

test("offers six graduation years, this year first, and accepts each of them", () => {
  const years = graduationYears(new Date(2026, 10, 21));
  expect(years).toEqual(["2026", "2027", "2028", "2029", "2030", "2031"]);
  for (const year of years) {
    expect(internshipApplicationSchema.shape.graduationYear.safeParse(year).success, year).toBe(true);
  }
});

test("accepts every level of education that is offered", () => {
  for (const level of educationLevels) {
    expect(internshipApplicationSchema.shape.education.safeParse(level).success, level).toBe(true);
  }
});

test("reports a file's invalid name or size with the specified messages", () => {
  const size = resumeRules.maxBytes;
  for (const name of ["me.pdf", "me.PDF", "me.doc", "my.resume.DocX"]) expect(resumeProblem({ name, size })).toBe(null);
  for (const name of ["me", "pdf", "me.pdf.exe", "me.pdf ", "me.odt", ""]) {
    expect(resumeProblem({ name, size })).toBe("Unsupported file type: Only PDF and Word documents are supported.");
  }
  expect(resumeProblem({ name: "me.pdf", size: size + 1 })).toBe(
    "File too large: Please select a file smaller than 5MB.",
  );
  expect(resumeProblem({ name: "me.pdf", size: 0 })).toBe("This file is empty. Please choose another one.");
});
