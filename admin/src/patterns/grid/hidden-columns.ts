import { useMemo } from "react";
import { stored, useStored, type Stored } from "../../lib/local-storage.ts";
import type { GridColumn } from "./contents.ts";

type Hidden = readonly string[] | undefined;

const kept = new Map<string, Stored<Hidden>>();

const none: readonly string[] = [];
const notAsked: Stored<Hidden> = {
  get: () => none,
  set: () => {},
  subscribe: () => () => {},
};

/** Returns the same instance for a name, so that two open grids stay in sync. */
function storedAs(name: string | undefined): Stored<Hidden> {
  if (name === undefined) return notAsked;
  const store =
    kept.get(name) ??
    stored<Hidden>(
      "grid",
      (value) => (Array.isArray(value) ? value.filter((id) => typeof id === "string") : undefined),
      name,
    );
  kept.set(name, store);
  return store;
}

/** Extra columns are hidden until the user shows them. */
export function useHiddenColumns(
  name: string | undefined,
  columns: readonly GridColumn[],
): [readonly string[], ((hidden: string[]) => void) | undefined] {
  const [hidden, setHidden] = useStored(storedAs(name));
  const usual = useMemo(() => columns.filter(({ extra }) => extra).map(({ id }) => id), [columns]);
  return [hidden ?? usual, name === undefined ? undefined : setHidden];
}
