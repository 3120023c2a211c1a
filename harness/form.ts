import type { Sent } from "./send.ts";

const boundary = "----a-boundary-that-is-in-no-file";

/** A file in a form. */
export interface FilePart {
  field?: string;
  /** The file name as written between the quotes of the header. */
  name: string;
  type?: string;
  content: Buffer | string;
}

/** The request of a browser for a form with these fields and files (`multipart/form-data`). */
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
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      // As browsers do: a server that refuses a form early would close the connection, and its answer could be lost.
      Connection: "keep-alive",
    },
    body: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
  };
}
