import { useEffect, useEffectEvent, useState } from "react";
import type { Named } from "../list-state/list-selection.ts";
import type { Undo } from "./list-types.ts";

/** The rows to delete. They are fetched when the dialog opens, so that it lists exactly the rows that will be deleted. */
export function useDoomed(asked: boolean, rows: (signal: AbortSignal) => Promise<Named[]>) {
  const [doomed, setDoomed] = useState<{ known?: Named[]; error?: unknown }>({});
  const fetch = useEffectEvent(rows);
  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    fetch(controller.signal).then(
      (known) => setDoomed({ known }),
      (error: unknown) => !controller.signal.aborted && setDoomed({ error }),
    );
    return () => controller.abort();
  }, [asked]);
  return doomed;
}

/** Runs the undo function of a batch only once for all of its rows. */
export function once(undo: Undo): Undo {
  let running: Promise<unknown> | undefined;
  return () =>
    (running ??= undo().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
