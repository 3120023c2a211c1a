import { type AddressInfo, createServer, type Socket } from "node:net";

/** A scanner that finds malware in files with this text. */
export const malware = "THIS-IS-THE-MALWARE-OF-THE-TESTS";

/** A scanner that speaks the command INSTREAM of `clamd`. */
export interface FakeClamd {
  /** For CLAMD_HOST. */
  address: string;
  /** The files received so far. */
  files: Buffer[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts one; end it with `await using`. `answerTo` replaces the answer; null closes the connection instead. */
export async function startFakeClamd(answerTo = verdictOn as (file: Buffer) => string | null): Promise<FakeClamd> {
  const files: Buffer[] = [];
  const server = createServer((socket: Socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      received = Buffer.concat([received, data]);
      const file = fileIn(received);
      if (!file) return;
      files.push(file);
      const answer = answerTo(file);
      if (answer === null) socket.destroy();
      else socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const verdictOn = (file: Buffer) => (file.includes(malware) ? "stream: Test.Malware FOUND" : "stream: OK");

/** The file in a complete command; null while something is missing. Throws when it is another command. */
function fileIn(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (received.length < command.length) return null;
  if (received.toString("latin1", 0, command.length) !== command) throw new Error("not the command INSTREAM");
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
