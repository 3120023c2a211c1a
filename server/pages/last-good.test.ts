import { expect, test } from "vitest";
import { lastGood } from "./last-good.ts";

const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A reader whose reads settle when the test says so. */
function manual() {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = lastGood(() => {
    reads.push(Promise.withResolvers<string>());
    return (reads.at(-1) as PromiseWithResolvers<string>).promise;
  });
  return { reads, read };
}

test("fails until something was read", async () => {
  const { reads, read } = manual();
  const first = read();
  reads[0]?.reject(away());
  await expect(first).rejects.toThrow("ECONNREFUSED");
});

test("repeats what was read last while the database is away, and hides no other failure", async () => {
  const { reads, read } = manual();
  const first = read();
  reads[0]?.resolve("one");
  expect(await first).toBe("one");
  const second = read();
  reads[1]?.reject(away());
  expect(await second).toBe("one");
  const third = read();
  reads[2]?.reject(new Error("no such column"));
  await expect(third).rejects.toThrow("no such column");
});

test("does not wait longer than a second, and keeps what was read last even if an older read ends later", async () => {
  const { reads, read } = manual();
  const first = read();
  reads[0]?.resolve("one");
  await first;
  expect(await read(), "while the second read hangs").toBe("one");
  const third = read();
  reads[2]?.resolve("three");
  expect(await third).toBe("three");
  reads[1]?.resolve("two");
  expect(await read()).toBe("three");
});
