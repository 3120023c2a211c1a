import { describe, expect, test } from "vitest";
import { clampPage, pageCountOf, pageNumbers } from "./page-numbers.ts";

describe("the number of pages", () => {
  test.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [312, 32],
  ])("for %i rows, ten per page, is %i", (total, count) => expect(pageCountOf(total, 10)).toBe(count));

  test.each([
    [0, 5, 1],
    [-3, 5, 1],
    [3, 5, 3],
    [6, 5, 5],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
  ])("limits page %d of %i to %i", (page, count, shown) => expect(clampPage(page, count)).toBe(shown));
});

describe("the page numbers", () => {
  test("include all of up to seven pages", () => expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]));
  test.each([
    [1, [1, 2, 3, 4, 5, null, 32]],
    [4, [1, 2, 3, 4, 5, null, 32]],
    [5, [1, null, 4, 5, 6, null, 32]],
    [28, [1, null, 27, 28, 29, null, 32]],
    [29, [1, null, 28, 29, 30, 31, 32]],
    [32, [1, null, 28, 29, 30, 31, 32]],
  ])("omit pages far from page %i of 32", (page, numbers) => expect(pageNumbers(page, 32)).toEqual(numbers));

  test("include each page and its neighbors, in order, and omit only runs of two or more", () => {
    for (let count = 1; count <= 40; count++)
      for (let page = 1; page <= count; page++) {
        const numbers = pageNumbers(page, count);
        for (const near of [page - 1, page, page + 1, 1, count])
          if (near >= 1 && near <= count) expect(numbers).toContain(near);
        numbers.forEach((number, index) => {
          const [before, after] = [numbers[index - 1], numbers[index + 1]];
          if (number === null) expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (before) expect(number - before).toBe(1);
        });
      }
  });
});
