import { cooking } from "./scenes/cooking.ts";
import { drinks } from "./scenes/drinks.ts";
import { pantry } from "./scenes/pantry.ts";
import { preparing } from "./scenes/preparing.ts";
import type { Scene } from "./scenes/shot.ts";
import { dining } from "./scenes/dining.ts";

/** One file per name; a name is a product's handle, `-2` its second view. */
export const scenes: Record<string, Scene> = {
  ...cooking,
  ...preparing,
  ...dining,
  ...drinks,
  ...pantry,
};
