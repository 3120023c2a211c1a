/**
 * The `Content-Disposition` of a file to be saved under `name` (RFC 6266): an ASCII form for what reads no other, and
 * the name itself, percent-encoded (RFC 8187). No name can end the header or put a line into it.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%/:]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
