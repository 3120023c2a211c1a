import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/**
 * Reads a password: hidden on the terminal, else a line of standard input in UTF-8, with or without a byte order mark. Ends the
 * program without one.
 */
export async function readSecret(name: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(`${name}: `);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: stdin, output: hidden, terminal: stdin.isTTY });
  const secret = await new Promise<string | undefined>((resolve) => {
    input.once("line", resolve);
    input.once("close", () => resolve(undefined));
  });
  input.close();
  if (stdin.isTTY) stderr.write("\n");
  if (secret !== undefined && !secret.includes("\ufffd")) return secret.replace(/^\ufeff/, "");
  const problem = secret === undefined ? "There was no input" : "The input is not text in UTF-8";
  console.error(`${problem}: pass the ${name.toLowerCase()} as one line on standard input, or type it.`);
  process.exit(1);
}
