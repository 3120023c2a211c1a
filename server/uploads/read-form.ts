import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { resumeRules } from "#domain/files/rules.ts";
import { ValidationError } from "#domain/kernel/errors.ts";
import { HttpError } from "../http/problems.ts";
import { SpooledFile } from "./spooled-file.ts";

const MAX_FILE_BYTES = resumeRules.maxBytes;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 30;
/** The maximum size of all fields together: they stay in memory until the form is complete. */
const MAX_FIELDS_BYTES = 128 * 1024;
/** The maximum size of the whole form: the file and 1 MiB of fields. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + 1024 * 1024;

/** A form as it was sent. The caller closes the file. */
export interface SentForm {
  fields: Record<string, string>;
  file: { name: string; bytes: SpooledFile } | null;
}

interface Options {
  /** The name of the one field that may hold a file. */
  fileField: string;
  /** The folder for the file while it arrives. */
  folder: string;
  requestTimeoutMs: number;
  uploadTimeoutMs: number;
  /** Awaited between the first byte of a file and the rest of the form. Its error refuses the form. */
  onFile: () => Promise<void>;
}

/**
 * Reads `multipart/form-data` while it arrives: the file is written to the disk in chunks, and refused at the first byte
 * beyond the maximum. Line breaks in fields are stored as one character. Throws `HttpError` 413 for a form that is too
 * large and 408 after `requestTimeoutMs` (`uploadTimeoutMs` once the first byte of the file has arrived: a form without
 * a file is never slow), or a `ValidationError` that names the field.
 */
export async function readForm(request: IncomingMessage, options: Options): Promise<SentForm> {
  const { fileField, folder, requestTimeoutMs, uploadTimeoutMs, onFile } = options;
  if (Number(request.headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw tooLarge(fileField);
  // The client may have disconnected while it waited for a permit.
  if (request.destroyed) throw unreadable("Ended before it was complete");
  const form = createParser(request);
  const fields: SentForm["fields"] = Object.create(null);
  let stream: BusboyFileStream | undefined;
  let spooling: Promise<SentForm["file"]> = Promise.resolve(null);
  let timeout: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (field: string, message: string) => reject(new ValidationError({ [field]: [message] }, message));
      const onBroken = () => request.readableEnded || reject(unreadable("Ended before it was complete"));
      let received = 0;
      let fieldBytes = 0;
      const startedAt = performance.now();
      const setDeadline = (milliseconds: number) => {
        clearTimeout(timeout);
        timeout = setTimeout(() => reject(new HttpError(408, "This request took too long to arrive")), milliseconds);
      };
      setDeadline(requestTimeoutMs);
      form.on("field", (name: string | undefined, value, _, isTruncated) => {
        // An exception here would end the process.
        if (name === undefined) return reject(unreadable("Every field needs a name"));
        fieldBytes += name.length + value.length;
        if (name in fields) refuse(name, "Given more than once");
        else if (isTruncated || fieldBytes > MAX_FIELDS_BYTES) refuse(name, "This is too long");
        else fields[name] = value.replace(/\r\n?/g, "\n");
      });
      form.on("file", (name, arriving, fileName) => {
        stream = arriving;
        // `spool` handles errors; without a listener here, an early end would crash the process.
        arriving.on("error", () => {});
        arriving.on("limit", () => reject(tooLarge(fileField)));
        if (name !== fileField) return refuse(String(name), "This field does not accept a file");
        const onFirstByte = async () => {
          await onFile();
          setDeadline(uploadTimeoutMs - (performance.now() - startedAt));
        };
        spooling = spool(arriving, { name: unescaped(fileName ?? ""), folder, onFirstByte });
        spooling.catch(reject);
      });
      form.on("filesLimit", () => refuse(fileField, "Send only one file"));
      form.on("partsLimit", () => reject(unreadable(`Use at most ${MAX_FIELDS} fields`)));
      form.on("fieldsLimit", () => reject(unreadable(`Use at most ${MAX_FIELDS} fields`)));
      form.on("error", () => reject(unreadable("Must be a complete form")));
      form.on("finish", resolve);
      request.on("error", onBroken).on("close", onBroken);
      request.on("data", (chunk: Buffer) => {
        received += chunk.length;
        if (received > MAX_FORM_BYTES) reject(tooLarge(fileField));
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
    clearTimeout(timeout);
  }
}

function createParser(request: IncomingMessage): InstanceType<typeof Busboy> {
  const limits = {
    fileSize: MAX_FILE_BYTES,
    files: 1,
    fields: MAX_FIELDS,
    // Also those that are neither fields nor files, which fill a form with half a million.
    parts: MAX_FIELDS + 1,
    fieldSize: MAX_FIELD_BYTES,
    headerSize: 16 * 1024,
  };
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, preservePath: true, limits });
  } catch {
    throw unreadable("Must be a form with a boundary");
  }
}

/** A file's name without the escapes of browsers (HTML Standard, multipart form data); a line break becomes a space. */
const unescaped = (name: string) => name.replaceAll("%22", '"').replace(/(?:%0D)?%0A|%0D/g, " ");

/** Writes the file to the disk; null for the empty part without a name that browsers send when no file is chosen. */
async function spool(
  stream: BusboyFileStream,
  { name, folder, onFirstByte }: { name: string; folder: string; onFirstByte: () => Promise<void> },
): Promise<SentForm["file"]> {
  let bytes: SpooledFile | undefined;
  try {
    for await (const chunk of stream) {
      if (!bytes) {
        await onFirstByte();
        bytes = await SpooledFile.create(folder);
      }
      await bytes.write(chunk as Buffer);
    }
    if (bytes) return { name, bytes };
    return name === "" ? null : { name, bytes: await SpooledFile.create(folder) };
  } catch (error) {
    await bytes?.close();
    throw error;
  }
}

const tooLarge = (fileField: string) =>
  new HttpError(413, resumeRules.tooLarge, {}, { [fileField]: [resumeRules.tooLarge] });

const unreadable = (message: string) => new ValidationError({ body: [message] }, "The request body cannot be read");
