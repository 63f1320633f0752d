import type { Order } from "../order.ts";
import type { Draft } from "./register.ts";
import type { ReturnableLine } from "./returnable.ts";

/** What a step of the wizard is given. */
export interface StepProps {
  order: Order;
  draft: Draft;
  returnable: readonly ReturnableLine[];
  change(part: Partial<Draft>): void;
}
