import type { AstroIntegration } from "astro";

/** Adds the API to the development server, and the style guide page. Both exist during development only. */
export function development(): AstroIntegration {
  return {
    name: "development",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev") return;
        injectRoute({ pattern: "/styleguide", entrypoint: "./web/styleguide/styleguide.astro", prerender: true });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { handleInDevelopment } = await server.ssrLoadModule("/server/dev.ts");
            await handleInDevelopment(request, response, next);
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}
