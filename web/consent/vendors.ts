// The configuration that each vendor's script reads when it loads: the account, and limits based on the visitor's consent.

type Queue = { (...args: unknown[]): void; callMethod?: (...args: unknown[]) => void; queue: unknown[] } & Record<
  string,
  unknown
>;

/** Keyed by the vendor's name in content/cookies/optional-scripts.ts. */
export const startScript: Record<string, (id: string) => void> = {
  "Google Analytics": (id) => {
    const layer: unknown[] = [];
    // Google's script reads `arguments` objects and ignores arrays.
    const gtag: (...args: unknown[]) => void = function () {
      // biome-ignore lint/complexity/noArguments: see above
      layer.push(arguments);
    };
    Object.assign(window, { dataLayer: layer, gtag });
    // The visitor agreed to analytics, not to advertising.
    gtag("consent", "default", {
      analytics_storage: "granted",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
    });
    gtag("js", new Date());
    gtag("config", id, { allow_google_signals: false, allow_ad_personalization_signals: false });
  },
  "Meta Pixel": (id) => {
    const pixel = ((...args: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...args);
      else pixel.queue.push(args);
    }) as Queue;
    Object.assign(pixel, { push: pixel, loaded: true, version: "2.0", queue: [] });
    Object.assign(window, { fbq: pixel, _fbq: pixel });
    // Otherwise the script would also report clicks and form names.
    pixel("set", "autoConfig", false, id);
    pixel("init", id);
    pixel("track", "PageView");
  },
};

/** Disables both scripts until the page unloads: Google's by a global flag, Meta's by revoking its consent. */
export function disableScripts(id: string) {
  Object.assign(window, { [`ga-disable-${id}`]: true });
  const pixel = Reflect.get(window, "fbq") as Queue | undefined;
  pixel?.("consent", "revoke");
}
