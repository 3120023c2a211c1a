import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { ValidationError } from "#domain/errors.ts";
import { HttpError } from "../http/problems.ts";
import { SpooledFile } from "./spooled-file.ts";

/** What else but the file may be in a form, in bytes. */
const FORM_BYTES = 1024 * 1024;
const FIELD_BYTES = 64 * 1024;
const MOST_FIELDS = 30;

/** A form as it was sent. The file is to be closed by who is given it. */
export interface SentForm {
  fields: Record<string, string>;
  file: { name: string; bytes: SpooledFile } | null;
}

export interface FormRules {
  /** The name of the one part that may be a file. */
  fileField: string;
  maxFileBytes: number;
  /** What is said of a larger one. */
  tooLarge: string;
}

/**
 * Reads `multipart/form-data` while it arrives: a file goes to the disk in `folder` piece by piece, and one that is too
 * large is refused at the byte that is too many. Line breaks in fields, which browsers send as two characters, are the one
 * that they are on the page. Throws 413, 408 after `requestTimeoutMs` milliseconds (`uploadTimeoutMs` once a byte of a file has
 * come: a form without one is never slow), or a `ValidationError` that names the field.
 */
export async function readForm(
  request: IncomingMessage,
  rules: FormRules & { folder: string; requestTimeoutMs: number; uploadTimeoutMs: number },
): Promise<SentForm> {
  if (Number(request.headers["content-length"] ?? 0) > rules.maxFileBytes + FORM_BYTES) throw tooLarge(rules);
  // Whoever left while he waited for his turn has nothing more to send.
  if (request.destroyed) throw unreadable("Ended before it was complete");
  const form = formOf(request, rules.maxFileBytes);
  const fields: SentForm["fields"] = Object.create(null);
  let stream: BusboyFileStream | undefined;
  let spooling: Promise<SentForm["file"]> = Promise.resolve(null);
  let late: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (field: string, message: string) => reject(new ValidationError({ [field]: [message] }, message));
      const onBroken = () => request.readableEnded || reject(unreadable("Ended before it was complete"));
      let received = 0;
      const begun = performance.now();
      const wait = (milliseconds: number) => {
        clearTimeout(late);
        late = setTimeout(() => reject(new HttpError(408, "This request took too long to arrive")), milliseconds);
      };
      wait(rules.requestTimeoutMs);
      form.on("field", (name, value, _, isCut) => {
        if (name in fields) refuse(name, "Given more than once");
        else if (isCut) refuse(name, "This is too long");
        else fields[name] = value.replace(/\r\n?/g, "\n");
      });
      form.on("file", (name, arriving, fileName) => {
        stream = arriving;
        // Whoever reads it is told as well; without this, one that ends early would end the process.
        arriving.on("error", () => {});
        arriving.on("limit", () => reject(tooLarge(rules)));
        if (name !== rules.fileField) return refuse(String(name), "No file can be sent here");
        const onBegin = () => wait(rules.uploadTimeoutMs - (performance.now() - begun));
        spooling = spool(arriving, { name: fileName ?? "", folder: rules.folder, onBegin });
        spooling.catch(reject);
      });
      form.on("filesLimit", () => refuse(rules.fileField, "Only one file can be sent"));
      form.on("fieldsLimit", () => reject(unreadable(`Use at most ${MOST_FIELDS} fields`)));
      form.on("error", () => reject(unreadable("Must be a whole form")));
      form.on("finish", resolve);
      request.on("error", onBroken).on("close", onBroken);
      request.on("data", (chunk: Buffer) => {
        received += chunk.length;
        if (received > rules.maxFileBytes + FORM_BYTES) reject(tooLarge(rules));
      });
      request.pipe(form);
    });
    return { fields, file: await spooling };
  } catch (error) {
    request.unpipe(form);
    form.on("error", () => {});
    stream?.destroy();
    await spooling.then(
      (file) => file?.bytes.close(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(late);
  }
}

function formOf(request: IncomingMessage, fileSize: number): InstanceType<typeof Busboy> {
  const limits = { fileSize, files: 1, fields: MOST_FIELDS, fieldSize: FIELD_BYTES, headerSize: 16 * 1024 };
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, preservePath: true, limits });
  } catch {
    throw unreadable("Must be a form with a boundary");
  }
}

/** What a form without a chosen file sends, a part without a name and without a byte, is no file. */
async function spool(
  stream: BusboyFileStream,
  { name, folder, onBegin }: { name: string; folder: string; onBegin: () => void },
): Promise<SentForm["file"]> {
  const bytes = await SpooledFile.create(folder);
  try {
    for await (const chunk of stream) {
      if (bytes.size === 0) onBegin();
      await bytes.write(chunk as Buffer);
    }
    if (name !== "" || bytes.size > 0) return { name, bytes };
  } catch (error) {
    await bytes.close();
    throw error;
  }
  await bytes.close();
  return null;
}

const tooLarge = ({ fileField, tooLarge: message }: FormRules) =>
  new HttpError(413, message, {}, { [fileField]: [message] });

const unreadable = (message: string) => new ValidationError({ body: [message] }, "The request body cannot be read");
