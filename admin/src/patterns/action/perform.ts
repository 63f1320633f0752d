import { ApiError } from "@countertop/sdk";
import { CannotBeDone } from "../../lib/errors.ts";
import { isLost, exactlyOnce } from "../../lib/exactly-once.ts";
import type { Action, AnyAction, Tools } from "./define-action.ts";

/**
 * `found` means that the response was lost, but the server performed the action. `tooLate` means that another operator
 * performed it first.
 */
export type Performed = "done" | "found" | "tooLate";

/**
 * Performs an action. Rejects with the reason if the action is no longer possible. If the response is lost and the action
 * defines when it is done, reads the record to find out whether the action was performed. Such an action is performed only
 * once: while it runs, a second press waits for the first. An action that sets fields can be repeated instead.
 */
export async function perform<Target>(
  action: Action<Target>,
  id: string,
  { client, write, text }: Tools,
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
  // An action that sets fields can be repeated, so the record is read only if the response is lost.
  if (action.sets) {
    try {
      await send();
      return "done";
    } catch (error) {
      if (!isLost(error) || !isDone(await read())) throw error;
      return "found";
    }
  }
  try {
    const outcome = await exactlyOnce<Target>({
      name: `${action.slug}/${action.name} ${id}`,
      input: null,
      send,
      read,
      evidence: (target) => (isDone(target) ? [id] : []),
      seen,
      unique: true,
    });
    return outcome === "done" ? "done" : "found";
  } catch (error) {
    if (!(error instanceof ApiError) || !isDone(await read().catch(() => seen as Target)))
      throw error;
    return "tooLate";
  }
}

/** Resolves once the visible data that an action has changed is refetched. */
export async function refreshAfter(how: Performed, action: AnyAction, { settle }: Tools) {
  const { operation } = await action.steps();
  // A write that got a response has already marked the changed data as stale.
  await (how !== "done" && operation ? settle(operation) : settle());
}

/** Performs an action on one of several rows. Throws if another operator performed it first. */
export async function performInList<Target>(action: Action<Target>, id: string, tools: Tools) {
  const how = await perform(action, id, tools);
  // Doesn't wait here, because all rows are refetched together at the end.
  if (how !== "done") void refreshAfter(how, action, tools);
  if (how === "tooLate")
    throw new CannotBeDone(tools.text(action.tooLate ?? "common:errors.doneByOthers"));
}

/** Prepares, before the write, a function that undoes the action for one row. Undefined if nothing will change. */
export async function undoInList<Target>(action: Action<Target>, id: string, tools: Tools) {
  const { read, isDone, restore } = await action.steps();
  const before = await read(tools.client, id);
  return isDone?.(before) ? undefined : () => restore?.(tools.write, before) ?? Promise.resolve();
}

/** Prepares a function that undoes the action for those of the rows that it changes. */
export async function undoMany<Target>(
  action: Action<Target>,
  ids: string[],
  chosen: string,
  { client, write }: Tools,
) {
  const { many } = await action.steps();
  const changed = (await many?.changes(client, ids, chosen)) ?? [];
  if (!many || changed.length === 0) return undefined;
  return { ids: changed.map(({ id }) => id), undo: () => many.undo(write, changed, chosen) };
}
