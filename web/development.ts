import type { AstroIntegration } from "astro";

/** Adds what exists during development only: the API inside the page server, and the design system's page. */
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
