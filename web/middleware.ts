import type { MiddlewareHandler } from "astro";

const styleSheets = /<link rel="stylesheet"[^>]*>/g;
const inlineStyles = /<style>([\s\S]*?)<\/style>/g;
const preload = '<link rel="preload"';
const inlineScripts = /<script>([\s\S]*?)<\/script>/g;

/** Runs for each page, at build time or on request, and merges its styles and inline scripts in the head. */
export const onRequest: MiddlewareHandler = async ({ isPrerendered, locals }, next) => {
  if (import.meta.env.DEV) return next();
  try {
    const response = await next();
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    return isPage ? new Response(mergeStylesAndScripts(await response.text()), response) : response;
  } catch (error) {
    if (isPrerendered) throw error;
    // Astro would print the error. The server throws it again, logs it with the id of the request, and answers.
    locals.failure = error;
    return new Response(null, { status: 500 });
  }
};

/**
 * Returns the page with one inline style and one classic inline script: the content security policy lists each by its hash,
 * and HTML allows no `<style>` in the body, where Astro writes its own. Style sheets precede the preloaded fonts, so that
 * they use the open connection first. Scripts with attributes, such as modules and data, are not moved.
 */
function mergeStylesAndScripts(html: string): string {
  const sheets = html.match(styleSheets)?.join("") ?? "";
  const contents = (tags: RegExp) => [...html.matchAll(tags)].map(([, content]) => content);
  const styles = contents(inlineStyles).join("");
  const scripts = contents(inlineScripts).join(";");
  if (!html.includes("</script>") || !html.includes(preload))
    throw new Error("A page has no script or no preloaded font");
  return html
    .replace(styleSheets, "")
    .replace(inlineStyles, "")
    .replace(inlineScripts, "")
    .replace("</script>", (end) => `;${scripts}${end}`)
    .replace(preload, () => `${sheets}<style>${styles}</style>${preload}`);
}
