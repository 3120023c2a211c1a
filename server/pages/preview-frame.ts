import { createHash } from "node:crypto";
import type { RequestContext } from "../http/request-context.ts";

/** The address of the frame in which the dashboard draws a resume. */
export const previewFramePath = "/api/preview-frame";

/** Runs the code that the dashboard sends, once, and leaves it the port to the dashboard. */
const script = `addEventListener("message",function run({source,data,ports}){
if(source!==parent)return;
removeEventListener("message",run);
window.previewPort=ports[0];
const code=document.createElement("script");
code.src=URL.createObjectURL(new Blob([data],{type:"text/javascript"}));
code.onload=()=>URL.revokeObjectURL(code.src);
document.body.append(code)})`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Resume preview</title><body><script>${script}</script></body></html>`;

const scriptHash = createHash("sha256").update(script).digest("base64");

/**
 * The policy of the frame: an origin of its own, which shares nothing with the site, and no request to any server. It runs the
 * code that the dashboard sends, in the frame and in a worker, and WebAssembly, which decodes the pictures of scanned pages.
 */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${scriptHash}' blob: 'wasm-unsafe-eval'`,
  "worker-src blob:",
  "img-src blob: data:",
  "font-src data:",
  "sandbox allow-scripts",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Answers with the empty frame, which is the same for all users and holds no data. */
export const answerPreviewFrame = (c: RequestContext): Response =>
  c.body(page, 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
  });
