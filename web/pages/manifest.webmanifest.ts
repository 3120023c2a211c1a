import type { APIRoute } from "astro";
import { site } from "#site";

const icon = (size: number, purpose: string) => ({
  src: `/icons/${purpose === "maskable" ? "maskable-" : ""}${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest, for devices that install the site. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: `${site.name}: ${site.tagline}`,
      short_name: site.name,
      description: site.description,
      lang: "en",
      start_url: "/",
      scope: "/",
      display: "minimal-ui",
      background_color: "#f7f5f0",
      theme_color: "#f7f5f0",
      icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
    }),
  );
