import { useClient } from "@countertop/sdk/react";
import { useRef } from "react";
import { readItems, useSaveLevels } from "../../patterns/stock.ts";
import { changeBy, countsAt, landed, stepsBack, stepsOf, type Move } from "./move-steps.ts";

type Step = ReadonlyMap<string, number>;

/** Where a move stands. */
export interface Standing {
  /** So many of its steps are done. */
  done: number;
  /** Why it went no further, in words. */
  why?: string;
  /** Whether the step after these was done is not known: no answer came, and none can be had. */
  unsure?: boolean;
}

/** Does the steps of a move, or takes them back, from where it stands; each time from what is counted by then. */
export function useMove() {
  const client = useClient();
  const save = useSaveLevels();
  /** The step of which is not known whether it was done, what was counted before it, and what it makes of those that are done. */
  const begun = useRef<{ by: Step; before: Step; done: number }>(undefined);

  const levelsOf = async (item: string) =>
    (await readItems(client, [item])).get(item)?.location_levels ?? [];
  const isDone = async (item: string) => {
    if (!begun.current) return false;
    const { by, before } = begun.current;
    return landed(by, before, countsAt(await levelsOf(item), by.keys()));
  };
  /** What is known by now of a step without an answer. */
  const settled = async (item: string, done: number) => {
    const after = (await isDone(item)) === true ? (begun.current?.done ?? done) : done;
    begun.current = undefined;
    return after;
  };
  const go = async (
    item: string,
    first: number,
    steps: readonly Step[],
    each: 1 | -1,
  ): Promise<Standing> => {
    let done = first;
    for (const by of steps) {
      begun.current = {
        by,
        before: countsAt(await levelsOf(item), by.keys()),
        done: done + each,
      };
      const how = { signal: new AbortController().signal, onProgress: () => {} };
      const why = (await save([changeBy(item, by)], how)).get(item);
      if (why !== undefined) {
        const is = await isDone(item).catch(() => undefined);
        if (is !== true) {
          if (is === false) begun.current = undefined;
          return { done, why, ...(is === undefined && { unsure: true }) };
        }
      }
      begun.current = undefined;
      done += each;
    }
    return { done };
  };
  return {
    levelsOf,
    move: async (move: Move, from: number): Promise<Standing> => {
      const done = await settled(move.item, from);
      return go(move.item, done, stepsOf(move).slice(done), 1);
    },
    undo: async (move: Move, from: number): Promise<Standing> => {
      const done = await settled(move.item, from);
      return go(move.item, done, stepsBack(move, done), -1);
    },
  };
}
