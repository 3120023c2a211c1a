import { expect, test } from "vitest";
import { matches, removals } from "./removal.ts";

test("an asterisk matches any characters at the end, and nowhere else", () => {
  expect(matches("_ga_*", "_ga_ABC123")).toBe(true);
  expect(matches("_ga_*", "_ga")).toBe(false);
  expect(matches("_ga", "_ga_ABC123")).toBe(false);
});

test("removes only present cookies of the category, on the host and its parent domains", () => {
  expect(removals("_ga=1; language=en; _ga_X=2", ["_ga", "_ga_*"], "www.site.example")).toEqual(
    ["_ga", "_ga_X"].flatMap((name) =>
      ["", "; domain=www.site.example", "; domain=site.example", "; domain=example"].map(
        (at) => `${name}=; path=/; max-age=0${at}`,
      ),
    ),
  );
  expect(removals("", ["_ga"], "localhost")).toEqual([]);
});
