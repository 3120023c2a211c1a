import type { AstroIntegration } from "astro";

const scenesRoute = { pattern: "/scenes", entrypoint: "./web/scenes/scenes.astro", prerender: true };

/** The scenes of the overview film alone: what bin/make-video.ts records. */
export function scenes(): AstroIntegration {
  return { name: "scenes", hooks: { "astro:config:setup": ({ injectRoute }) => injectRoute(scenesRoute) } };
}

/** What exists while developing only: the API inside the page server, the design system's page, the film's scenes. */
export function development(): AstroIntegration {
  return {
    name: "development",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev") return;
        injectRoute({ pattern: "/styleguide", entrypoint: "./web/styleguide/styleguide.astro", prerender: true });
        injectRoute(scenesRoute);
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
