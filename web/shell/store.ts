/** A value that several islands of a page share. */
export interface Store<Value> {
  get: () => Value;
  /** The value the store was created with, which is what the server renders. */
  getInitial: () => Value;
  /** Replaces the value, then calls every subscriber. */
  set: (next: Value) => void;
  /** Calls `listener` after each `set`; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store. Independent of React; components read it with `useStore` (use-store.ts). */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
