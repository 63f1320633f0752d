import {
  useAdminCreateReservation,
  useAdminDeleteReservation,
  useClient,
} from "@countertop/sdk/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { useFormat } from "../../patterns/page.ts";
import { readItems, useSaveLevels } from "../../patterns/stock.ts";
import { freeHold, holdFor, isHeld, type Hold } from "./move-hold.ts";
import {
  changeBy,
  columnsOf,
  countsAt,
  landed,
  stepsBack,
  stepsOf,
  type Move,
} from "./move-steps.ts";

type Step = ReadonlyMap<string, number>;

/** Progress of a move. */
export interface Standing {
  /** Number of finished steps. */
  done: number;
  /** Reason why the move stopped, for the operator. */
  why?: string;
  /** True if it's unknown whether the next step was done, because the response was lost and the counts can't be read. */
  unsure?: boolean;
}

/** Runs or undoes the steps of a move from its current state, based on the current counts before each step. */
export function useMove(left?: Hold) {
  const { t } = useTranslation(["inventory-items", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const { mutateAsync: create } = useAdminCreateReservation();
  const { mutateAsync: remove } = useAdminDeleteReservation();
  const writes = { create, remove };
  /** The current move's reservation. */
  const held = useRef<Hold | undefined>(left);
  // Checks lost responses in this hook. A reservation changes a level's update time, which `useSaveLevels` would mistake for a
  // concurrent change.
  const save = useSaveLevels({ checksLost: true });
  /** The step with an unknown outcome, the counts before that step, and the number of finished steps if it succeeded. */
  const begun = useRef<{ by: Step; before: Step; done: number }>(undefined);

  const levelsOf = async (item: string) =>
    (await readItems(client, [item])).get(item)?.location_levels ?? [];
  const isDone = async (item: string) => {
    if (!begun.current) return false;
    const { by, before } = begun.current;
    return landed(by, before, countsAt(await levelsOf(item), by.keys()));
  };
  /** True if another window has finished or undone the move in the meantime, so there is nothing left to do. */
  const isOver = async (move: Move, done: number) =>
    held.current !== undefined &&
    done < stepsOf(move).length &&
    !(await isHeld(client, held.current));
  const over = (): Standing => {
    held.current = undefined;
    begun.current = undefined;
    return { done: 0, why: t("move.over") };
  };
  /** The number of finished steps, after checking a step whose response was lost. */
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
      const why = (await save([changeBy(item, by)])).get(item);
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
  const free = async () => {
    if (held.current) await freeHold(writes, held.current);
    held.current = undefined;
  };
  /** Begins the move. If it can't begin, deletes its reservation, and returns the reason for the operator. */
  const begin = async (move: Move, to: string): Promise<string | undefined> => {
    await free();
    const words = { mark: crypto.randomUUID(), description: t("move.held", { to }) };
    const before = countsAt(await levelsOf(move.item), columnsOf(move));
    held.current = await holdFor(client, writes, move, words, before);
    if (!held.current) return t("move.busy");
    // Checks the stock again, because some may have been sold since the form was validated. The move's units are reserved by now.
    const own = await levelsOf(move.item);
    const level = own.find(({ location_id }) => location_id === move.from);
    const lacking = (level?.reserved_quantity ?? 0) - (level?.stocked_quantity ?? 0);
    if (lacking <= 0) return undefined;
    await free();
    return t("move.only", { value: format.number(Math.max(0, move.quantity - lacking)) });
  };
  /** Deletes the reservation if nothing is left to do, or if nothing was done. */
  const ended = async (standing: Standing): Promise<Standing> => {
    if (standing.why !== undefined && (standing.done > 0 || standing.unsure)) return standing;
    try {
      await free();
      return standing;
    } catch (error) {
      return { why: problemOf(error, tCommon).message, ...standing };
    }
  };
  return {
    levelsOf,
    free,
    move: async (move: Move, from: number, to: string): Promise<Standing> => {
      if (from > 0 && (await isOver(move, from))) return over();
      const done = await settled(move.item, from);
      const why = done === 0 ? await begin(move, to) : undefined;
      if (why !== undefined) return { done, why };
      return ended(await go(move.item, done, stepsOf(move).slice(done), 1));
    },
    undo: async (move: Move, from: number): Promise<Standing> => {
      if (await isOver(move, from)) return over();
      const done = await settled(move.item, from);
      return ended(await go(move.item, done, stepsBack(move, done), -1));
    },
  };
}
