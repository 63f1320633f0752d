import type { Order } from "../order.ts";
import type { Draft } from "./return-draft.ts";
import type { ReturnableLine } from "./returnable.ts";

/** Props of a step of the wizard. */
export interface StepProps {
  order: Order;
  draft: Draft;
  returnable: readonly ReturnableLine[];
  change(part: Partial<Draft>): void;
}
