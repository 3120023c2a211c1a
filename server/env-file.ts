import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { EnvError, variableNames } from "./env.ts";

type Variables = Record<string, string | undefined>;

/** Returns the variables of the process and, below them, those of the `.env` file in `folder`. */
export function environmentWithFile(folder: string): Variables {
  const path = resolve(folder, ".env");
  return existsSync(path) ? { ...variablesIn(textOf(read(path))), ...process.env } : { ...process.env };
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Docker creates a folder where a file to mount is missing.
    throw new EnvError(`The file .env cannot be read: ${code === "EISDIR" ? "it is a folder" : message}.`);
  }
}

/** PowerShell writes UTF-16. The decoder removes a byte order mark. */
function textOf(bytes: Buffer): string {
  const text = new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-8").decode(bytes);
  if (/[\0\ufffd]/.test(text)) throw new EnvError("The file .env is not text in UTF-8: save it in this encoding.");
  return text;
}

function variablesIn(text: string): Variables {
  const variables: Variables = {};
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, name, sign, given = ""] = /^\s*(?:export\s+)?([\w.-]+)\s*(=?)(.*)$/.exec(line) ?? [];
    if (!name) continue;
    const value = sign && readValue(name, given);
    if (value === undefined || (!sign && variableNames.includes(name)))
      throw new EnvError(
        `${name} is ambiguous in line ${index + 1} of .env: write ${name}='value', and a comment on a line of its own.`,
      );
    if (sign) variables[name] = value;
  }
  return variables;
}

/** Undefined for a value of which a part could be meant as a comment, or whose quotes do not enclose it. */
function readValue(name: string, given: string): string | undefined {
  const beforeComment = /^\s*(["'`])((?:(?!\1).)*)\1\s+#/;
  const [, quote, quoted = ""] = beforeComment.exec(given) ?? /^\s*(["'`])(.*)\1\s*$/.exec(given) ?? [];
  if (quote && !(quote === '"' && quoted.includes('\\"'))) return quoted;
  const isAmbiguous = /^\s*["'`]/.test(given) || (/_(PASSWORD|KEY)$/.test(name) && /\s#/.test(given));
  return isAmbiguous && variableNames.includes(name) ? undefined : given.replace(/\s#.*/, "").trim();
}
