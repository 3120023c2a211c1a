import { ClosingScene } from "../closing-scene.tsx";
import type { Script } from "../film.tsx";
import { DeskScene } from "./desk-scene.tsx";
import { SearchScene } from "./search-scene.tsx";

/** The film of the use cases: one letter at the bank, before, during and after. Its poster shows the request on both sides of the veil. */
export const loan: Script = {
  scenes: [
    { starts: 0, ground: "paper", labelAppears: 2300, Scene: DeskScene },
    // Fades out before the end, because the closing curtain leaves six threads of this background open.
    { starts: 25000, ground: "ink", labelAppears: 2300, fades: 9300, Scene: SearchScene },
    { starts: 34600, ground: "paper", Scene: ClosingScene },
  ],
  length: 38700,
  poster: 15500,
};
