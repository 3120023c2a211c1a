/** What this visit has loaded and stored so far, according to the browser. */
export interface Measurement {
  /** Requests, the page itself included. */
  requests: number;
  /** Other hosts that received a request. */
  otherHosts: number;
  /** Bytes transferred, as far as the browser reports them; 0 for cached resources. */
  bytes: number;
  /** Cookies that a script can read. */
  cookies: number;
  /** Keys in the two storages of this site. */
  keys: number;
}

type Loaded = { name: string; transferSize: number };

/** Summarizes loaded resources and stored data. `origin` is the page's own; `cookie` as in `document.cookie`. */
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

/** The number of keys in a storage; 0 where the browser blocks access. */
export function countKeys(storage: () => Storage) {
  try {
    return storage().length;
  } catch {
    return 0;
  }
}
