import type { MiddlewareHandler } from "astro";

/**
 * Runs for each page rendered on request, and waits for all of it: Astro would print what a page throws and cut the page off. The
 * server throws it again, logs it with the id of the request, and answers.
 */
export const onRequest: MiddlewareHandler = async ({ isPrerendered, locals }, next) => {
  if (isPrerendered || import.meta.env.DEV) return next();
  try {
    const response = await next();
    return new Response(await response.text(), response);
  } catch (error) {
    locals.failure = error;
    return new Response(null, { status: 500 });
  }
};
