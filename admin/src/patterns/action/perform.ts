import { ApiError } from "@countertop/sdk";
import { CannotBeDone } from "../../lib/errors.ts";
import { isLost, once } from "../../lib/once.ts";
import type { Action, Tools } from "./define-action.ts";

/** `found`: the response was lost, but the server did it; `tooLate`: somebody else did it first. */
export type Performed = "done" | "found" | "tooLate";

/**
 * Performs an action exactly once. Rejects with the reason if the action is no longer possible. A second press while it
 * runs joins the first. If the response is lost, the record shows if it was done.
 */
export async function perform<Target>(
  action: Action<Target>,
  id: string,
  { client, write, settle, text }: Tools,
  seen?: Target,
): Promise<Performed> {
  const steps = await action.steps();
  const read = () => steps.read(client, id);
  if (action.unavailable && !action.part) {
    const why = action.unavailable(await read());
    if (why) throw new CannotBeDone(text(why));
  }
  const send = () => steps.send(write, id, seen);
  const { isDone } = steps;
  if (!isDone) {
    await send();
    return "done";
  }
  /** The page shows what it was before. */
  const elsewhere = (how: Performed): Performed => {
    if (steps.operation) void settle(steps.operation);
    return how;
  };
  // An action that sets fields can be sent twice, so the record is read only if the response is lost.
  if (action.sets) {
    try {
      await send();
      return "done";
    } catch (error) {
      if (!isLost(error) || !isDone(await read())) throw error;
      return elsewhere("found");
    }
  }
  try {
    const outcome = await once<Target>({
      name: `${action.slug}/${action.name} ${id}`,
      input: null,
      send,
      read,
      marks: (target) => (isDone(target) ? [id] : []),
      seen,
      unique: true,
    });
    return outcome === "done" ? "done" : elsewhere("found");
  } catch (error) {
    if (!(error instanceof ApiError) || !isDone(await read().catch(() => seen as Target)))
      throw error;
    return elsewhere("tooLate");
  }
}

/** For a row among many: the report names what somebody else did first. */
export async function performInList<Target>(action: Action<Target>, id: string, tools: Tools) {
  if ((await perform(action, id, tools)) === "tooLate")
    throw new CannotBeDone(tools.text(action.tooLate ?? "common:errors.doneByOthers"));
}

/** Undo for a row, prepared before the write; undefined if nothing will change. */
export async function undoInList<Target>(action: Action<Target>, id: string, tools: Tools) {
  const { read, isDone, restore } = await action.steps();
  const before = await read(tools.client, id);
  return isDone?.(before) ? undefined : () => restore?.(tools.write, before) ?? Promise.resolve();
}

/** Undo for those of many rows that the action changes. */
export async function undoMany<Target>(
  action: Action<Target>,
  ids: string[],
  chosen: string,
  { client, write }: Tools,
) {
  const { many } = await action.steps();
  const changed = (await many?.changes(client, ids, chosen)) ?? [];
  if (!many || changed.length === 0) return undefined;
  return { ids: changed, undo: () => many.undo(write, changed, chosen) };
}
