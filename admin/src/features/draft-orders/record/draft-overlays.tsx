import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { ActionDrawer } from "../../../patterns/action.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { DraftOrder } from "../draft-order.ts";
import { draftForms } from "./draft-actions.ts";

export interface DraftOverlayProps {
  record: DraftOrder;
  /** The id of the item that the overlay edits. */
  item: string;
  onClose(): void;
}

const items = () => import("./item-overlays.tsx");

/** Overlays of a draft's page, by their names in the URL. */
export const draftOverlays: Readonly<Record<string, Overlay<DraftOverlayProps>>> = {
  add: lazyPart(items, "AddItems"),
  item: lazyPart(items, "ItemDrawer"),
  ...Object.fromEntries(
    draftForms.map((action) => [
      action.name,
      ({ record, onClose }: DraftOverlayProps) => (
        <ActionDrawer action={action} record={record} onClose={onClose} />
      ),
    ]),
  ),
};
