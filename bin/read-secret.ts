import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks for a password on the terminal, without showing what is typed; elsewhere reads a line of standard input. Ends the program without one. */
export async function readSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: stdin, output: hidden, terminal: stdin.isTTY });
  // Without this, the program ends in the middle, with a warning of Node.
  const fail = () => {
    console.error("\nThere was no input.");
    process.exit(1);
  };
  input.once("close", fail);
  const secret = await input.question("");
  input.off("close", fail);
  input.close();
  stderr.write("\n");
  return secret;
}
