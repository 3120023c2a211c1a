import { mkdtempSync, rmSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { SpooledFile } from "./spooled-file.ts";

afterEach(() => vi.restoreAllMocks());

test("stores partial writes without a gap and reports a full disk at once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "spooled-"));
  const file = await SpooledFile.create(folder);
  const handle = await open(join(folder, "any"), "w");
  const prototype: Pick<FileHandle, "write"> = Object.getPrototypeOf(handle);
  await handle.close();
  const write = prototype.write as (bytes: Buffer, from: number, length: number, at: number) => Promise<unknown>;
  const inParts: typeof write = function (this: FileHandle, bytes, from, length, at) {
    return write.call(this, bytes, from, Math.min(length, 3), at);
  };
  const spy = vi.spyOn(prototype, "write").mockImplementation(inParts as never);
  await file.write(Buffer.from("twelve bytes"));
  await file.write(Buffer.from(" and more"));
  expect(spy.mock.calls.length).toBeGreaterThan(5);
  expect((await file.read()).toString()).toBe("twelve bytes and more");
  spy.mockRejectedValue(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
  await expect(file.write(Buffer.from("x"))).rejects.toMatchObject({ code: "ENOSPC" });
  await file.close();
  rmSync(folder, { recursive: true });
});
