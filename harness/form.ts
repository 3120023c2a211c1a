import type { Sent } from "./send.ts";

const boundary = "----a-boundary-that-is-in-no-file";

/** A file as a form sends it. */
export interface FilePart {
  field?: string;
  /** As it stands in the header, quotes around it. */
  name: string;
  type?: string;
  content: Buffer | string;
}

/** What a browser sends for a form with these fields and files. */
export function formRequest(fields: object, ...files: FilePart[]): Sent & { body: Buffer } {
  const parts: (Buffer | string)[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }
  for (const { field = "resume", name, type = "application/octet-stream", content } of files) {
    const disposition = `Content-Disposition: form-data; name="${field}"; filename="${name}"`;
    parts.push(`--${boundary}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`, content, "\r\n");
  }
  parts.push(`--${boundary}--\r\n`);
  return {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
  };
}
