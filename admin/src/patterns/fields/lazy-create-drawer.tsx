import type { HttpClient } from "@countertop/sdk";
import type { OperationQueryOptions } from "@countertop/sdk/query";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { ListOverlayProps, Overlay } from "../list/list-types.ts";
import type { BodyOf, Resource } from "../resource/define.ts";
import type { Fields } from "./define.ts";

export interface CreateOptions<L> {
  /** With names and values of one's own. */
  metadata?: boolean;
  /** What lists the new one where the answer is lost; the newest of all, unless it is said. */
  among?: ((client: HttpClient) => OperationQueryOptions<L>) | undefined;
}

/** What a list opens to make a new record: the fields come when they are asked for. */
export const createDrawer = <L, R, C, U, F>(
  resource: Resource<L, R, C, U, F>,
  load: () => Promise<Fields<BodyOf<U> & object>>,
  { metadata = false, among }: CreateOptions<L> = {},
): Overlay<ListOverlayProps> =>
  lazyWithRetry(async () => {
    const [{ CreateDrawer }, fields] = await Promise.all([import("./create-drawer.tsx"), load()]);
    return {
      default: ({ onClose, onCreated }: ListOverlayProps) => (
        <CreateDrawer
          {...{ resource, metadata, among, onClose, onCreated }}
          fields={fields as never}
        />
      ),
    };
  });
