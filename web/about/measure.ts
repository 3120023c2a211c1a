/** What the browser says that this visit has cost so far. */
export interface Measurement {
  /** Requests, the page itself included. */
  requests: number;
  /** Hosts asked other than the one the page came from. */
  otherHosts: number;
  /** Bytes on the way here, as far as the browser tells; 0 for what it had already. */
  bytes: number;
  /** Cookies that a script can read. */
  cookies: number;
  /** Keys in the two storages of this site. */
  keys: number;
}

type Loaded = { name: string; transferSize: number };

/** Sums up what was loaded, beside what is kept. `origin` is the page's own; `cookie` as in `document.cookie`. */
export function measure(loaded: readonly Loaded[], origin: string, cookie: string, keys: number): Measurement {
  const hosts = new Set(loaded.map(({ name }) => new URL(name, origin).origin));
  hosts.delete(origin);
  return {
    requests: loaded.length,
    otherHosts: hosts.size,
    bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
    cookies: cookie ? cookie.split(";").length : 0,
    keys,
  };
}

/** The number of keys in a storage; 0 where the browser forbids to ask. */
export function countKeys(storage: () => Storage) {
  try {
    return storage().length;
  } catch {
    return 0;
  }
}
