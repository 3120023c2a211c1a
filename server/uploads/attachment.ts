import type { StoredFile } from "#domain/files/stored-file.ts";
import type { RequestContext } from "../http/request-context.ts";
import { streamChunks } from "../http/streamed-response.ts";

/** Answers with a visitor's file as a download: browsers never show it as part of this site. */
export function answerAttachment(c: RequestContext, { name, type, size, slices }: StoredFile): Promise<Response> {
  return streamChunks(c, slices(), {
    "Content-Type": type,
    "Content-Length": String(size),
    "Content-Disposition": attachment(name),
    "Content-Security-Policy": "sandbox; default-src 'none'",
  });
}

/**
 * The `Content-Disposition` header for a download named `name` (RFC 6266): an ASCII fallback, and the name itself
 * percent-encoded (RFC 8187). No name can end the header or add a line to it.
 */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%/:]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
