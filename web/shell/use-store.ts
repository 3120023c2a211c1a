import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** The current value of `store`; renders the component again whenever the value changes. */
export const useStore = <Value>({ subscribe, get, getInitial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, getInitial);
