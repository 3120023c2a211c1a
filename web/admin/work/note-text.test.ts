import { expect, test } from "vitest";
import { mentionBefore, partsOf, withMentions } from "./note-text.ts";

const ana = { id: "01933a7e-0000-7000-8000-000000000001", name: "Ana" };
const anaMaria = { id: "01933a7e-0000-7000-8000-000000000002", name: "Ana Maria" };

test("stores chosen names as ids, the longer of two that begin alike first", () => {
  expect(withMentions("@Ana Maria, ask @Ana. @Ben", [ana, anaMaria])).toBe(`<@${anaMaria.id}>, ask <@${ana.id}>. @Ben`);
});

test("draws ids as the present names, and says so when an account is gone", () => {
  expect(partsOf(`<@${ana.id}> called <@${anaMaria.id}>.`, [ana])).toEqual([
    { mentioned: ana },
    { text: " called " },
    { mentioned: null },
    { text: "." },
  ]);
});

test("finds the name that is being typed, and none in an email address", () => {
  const before = (typed: string) => mentionBefore(typed, typed.length);
  expect([before("@"), before("Ask @an"), before("@Ana Mar")]).toEqual(["", "an", "ana mar"]);
  expect([before("vera@clinic"), before("@Ana has called"), before("none")]).toEqual([null, null, null]);
});
