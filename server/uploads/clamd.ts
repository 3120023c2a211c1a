import { connect, type NetConnectOpts } from "node:net";
import type { Logger } from "pino";
import type { Scanner } from "#domain/files/check-resume.ts";
import { loggable } from "../telemetry/failure-log.ts";

/** How long the scanner may take for a file, including the connection. */
const SCAN_TIMEOUT_MS = 15_000;
/** After a failure, files are not sent to the scanner for this long, so that uploads do not wait for each timeout. */
const PAUSE_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;
const MAX_ANSWER_LENGTH = 4096;

interface Options {
  /** Where `clamd` listens. */
  target: NetConnectOpts;
  log: Logger;
}

/**
 * ClamAV's scanner `clamd`, by its command INSTREAM (`man clamd`). While it cannot be reached, files count as `pending`;
 * the log notes the first failure and the recovery.
 */
export class Clamd implements Scanner {
  readonly #options: Options;
  /** When the scanner may be asked again, by the monotonic clock. */
  #pausedUntil = 0;
  #isReachable = true;

  constructor(options: Options) {
    this.#options = options;
  }

  async scan(content: Buffer): Promise<"clean" | "infected" | "pending"> {
    if (performance.now() < this.#pausedUntil) return "pending";
    const { target, log } = this.#options;
    try {
      const answer = await ask(target, content);
      if (!this.#isReachable) log.info("the malware scanner is available again");
      this.#isReachable = true;
      this.#pausedUntil = 0;
      return answer === "stream: OK" ? "clean" : "infected";
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      if (this.#isReachable)
        log.warn({ err: loggable(error) }, "the malware scanner did not answer; files are scanned later");
      this.#isReachable = false;
      return "pending";
    }
  }
}

/** Sends a file in chunks, each after its length, and resolves with the verdict. Rejects without a verdict. */
function ask(target: NetConnectOpts, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(target);
    let answer = "";
    const fail = (message: string) => {
      socket.destroy();
      reject(new Error(message));
    };
    const timeout = setTimeout(() => fail("clamd took too long"), SCAN_TIMEOUT_MS);
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < content.length; at += CHUNK_BYTES) {
        const chunk = content.subarray(at, at + CHUNK_BYTES);
        socket.write(lengthOf(chunk));
        socket.write(chunk);
      }
      socket.write(lengthOf(Buffer.alloc(0)));
    });
    socket.on("data", (data) => {
      answer += data.toString("latin1");
      if (!answer.includes("\0")) {
        if (answer.length > MAX_ANSWER_LENGTH) fail("clamd sent no verdict");
        return;
      }
      const [verdict = ""] = answer.split("\0");
      if (verdict !== "stream: OK" && !verdict.endsWith(" FOUND")) return fail(`clamd answered: ${verdict}`);
      socket.destroy();
      resolve(verdict);
    });
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(timeout);
      reject(new Error("clamd closed the connection"));
    });
  });
}

/** A length as four bytes, the highest first. */
function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
