import { expect, test } from "vitest";
import { builtPages, found } from "#tests/support/build/built-pages.ts";

const measures = "/how-we-measure";
const html = (wanted: string) => builtPages.find(({ path }) => path === wanted)?.html ?? "";

test("one page states what each figure of the specification rests on", () => {
  const values = found(html(measures), /<span class="measure-value">([^<]*)<\/span>/g);
  for (const value of [
    ...["&lt;1ms", "0.003s", "Under 50ms", "99.9%", "99.99%", "99.87%", "1,247", "94%", "24/7", "500+"],
    ...["$4.8M", "412%", "97%", "47 AIs", "15"],
  ])
    expect(values).toContain(value);
});

// The home page has two compositions of its example, of which a screen shows one.
test.each(builtPages.filter(({ path }) => path !== measures).map(({ path }) => path))(
  "%s labels its sample data at most once",
  (path) => {
    expect(html(path).split("Illustrative data").length - 1).toBeLessThanOrEqual(path === "/" ? 2 : 1);
  },
);

test.each(["/", "/feature", "/products/ai-scanner", "/products/protection-shield"])(
  "%s has a footnote mark beside its figures",
  (path) => expect(html(path)).toContain(`href="${measures}#`),
);
