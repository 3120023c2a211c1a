import { expect, test } from "vitest";
import { resumeFacts } from "./resume.tsx";

const file = (size: number) => ({
  resumeFile: { name: "cara.pdf", size, type: "application/pdf", inspection: null },
  resumePath: null,
});

test.each([
  [file(12), "cara.pdf, 1 KB"],
  [file(312 * 1024), "cara.pdf, 312 KB"],
  [file(4.8 * 1024 * 1024), "cara.pdf, 4.8 MB"],
  [{ resumeFile: null, resumePath: "https://docs.example:8443/cara?x=1" }, "Link to docs.example:8443"],
  [{ resumeFile: null, resumePath: null }, ""],
])("describes %o as %j", (resume, text) => expect(resumeFacts(resume)).toBe(text));
