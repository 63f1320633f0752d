import type { HttpClient } from "@countertop/sdk";
import type { OperationQueryOptions } from "@countertop/sdk/query";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { ListOverlayProps } from "../list/list-types.ts";
import type { Overlay } from "../overlay/overlay-search.ts";
import type { Resource } from "../resource/define.ts";
import type { AnyFields } from "./define.ts";

export interface CreateOptions<L> {
  /** The query in which the new record is looked for if the response is lost. Default: the newest records. */
  among?: ((client: HttpClient) => OperationQueryOptions<L>) | undefined;
}

/** The drawer in which a list creates a record. Its fields load on demand. */
export const createDrawer = <L, R, C, U, F>(
  resource: Resource<L, R, C, U, F>,
  load: () => Promise<AnyFields>,
  { among }: CreateOptions<L> = {},
): Overlay<ListOverlayProps> =>
  lazyWithRetry(async () => {
    const [{ CreateDrawer }, fields] = await Promise.all([import("./create-drawer.tsx"), load()]);
    return {
      default: ({ onClose, onCreated }: ListOverlayProps) => (
        <CreateDrawer {...{ resource, fields, among, onClose, onCreated }} />
      ),
    };
  });
