/** Browsers, those that name others as well first. */
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

/**
 * A `User-Agent` header in plain words, such as "Firefox on Windows"; null when neither the browser nor the system is
 * known. Sessions store these words only: the header itself could identify a device.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
