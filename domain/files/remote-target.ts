/**
 * Whether opening a document loads `target` over the network: an address with a scheme, or a Windows share. A template in
 * a folder of the author's own computer is not remote; Word notes its path in each document made from it.
 */
export function isRemote(target: string): boolean {
  const address = target.trim().replaceAll("\\", "/");
  if (/^[a-z]:/i.test(address)) return false;
  if (!/^file:/i.test(address)) return address.startsWith("//") || /^[a-z][a-z0-9+.-]+:/i.test(address);
  const path = address.slice("file:".length).replace(/^\/*localhost\//i, "/");
  return /^\/\/[^/]/.test(path) || (/^\/{4,}/.test(path) && !/^\/+(?:[a-z]:|users\/)/i.test(path));
}
