import type { StoredFile } from "#domain/files/stored-file.ts";
import { countRequest } from "../http/rate-limit.ts";
import type { RequestContext } from "../http/request-context.ts";
import { streamChunks } from "../http/streamed-response.ts";

/** A download counts as one more request for this many bytes: 5 MB take 60 ms of processor time. */
const BYTES_PER_CALL = 100_000;

/** Answers with a visitor's file as a download: browsers never show it as part of this site. */
export async function answerAttachment(c: RequestContext, { name, type, size, slices }: StoredFile): Promise<Response> {
  await countRequest(c, "calls", Math.floor(size / BYTES_PER_CALL));
  return await streamChunks(c, slices(), {
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
