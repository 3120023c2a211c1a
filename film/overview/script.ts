import { ClosingScene } from "../closing-scene.tsx";
import type { Script } from "../film.tsx";
import { PromptScene } from "./prompt-scene.tsx";
import { RecordScene } from "./record-scene.tsx";
import { RolesScene } from "./roles-scene.tsx";
import { ScannerScene } from "./scanner-scene.tsx";
import { SupplyChainScene } from "./supply-chain-scene.tsx";

/** The film of the home page: what the product does, at the clinic. Its poster shows half of the prompt behind the veil. */
export const overview: Script = {
  scenes: [
    { starts: 0, ground: "paper", labelAppears: -1000, Scene: PromptScene },
    { starts: 9700, ground: "ink", labelAppears: 2100, Scene: ScannerScene },
    { starts: 17300, ground: "paper", labelAppears: 2000, Scene: RolesScene },
    { starts: 24300, ground: "ink", labelAppears: 2250, Scene: SupplyChainScene },
    // Fades out before the end, because the closing curtain leaves six threads of this background open.
    { starts: 32000, ground: "paper", labelAppears: 1900, fades: 4800, Scene: RecordScene },
    { starts: 37100, ground: "ink", Scene: ClosingScene },
  ],
  length: 41200,
  poster: 6600,
};
