import { useClient, useOperationWriter } from "@countertop/sdk/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import type { TextKey } from "../../lib/text-key.ts";
import { notify } from "../../ui/notify.ts";
import type { Named, Selection } from "../list-state/list-selection.ts";
import type { ChangeRelated, Relation } from "./relation.ts";

export interface RemoveRelatedOptions<L> {
  relation: Relation<L>;
  owner: Named;
  find: string;
  picked: { selection: Selection; drop(rows: readonly Named[]): void; clear(): void };
}

/** Removes one, several, or all matching records from a relation. The user can undo that if the relation has `add`. */
export function useRemoveRelated<L>({ relation, owner, find, picked }: RemoveRelatedOptions<L>) {
  const { t: translate } = useTranslation();
  const t = translate as (key: TextKey) => string;
  const { t: common } = useTranslation("common");
  const client = useClient();
  const write = useOperationWriter();
  const { add, remove, labels } = relation;
  /** Ids of records that are being removed, for which a second press does nothing. */
  const leaving = useRef(new Set<string>());

  const change = (how: ChangeRelated | undefined, ids: readonly string[], gone: string[] = []) =>
    how?.(write, owner.id, ids, (done) => void gone.push(...done)) ?? Promise.resolve();
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      const { title, message, retryable } = problemOf(error, common);
      const retry = { label: common("actions.retry"), run: () => void attempt(act) };
      notify("error", title, message, retryable ? retry : undefined);
    }
  };
  const done = (name: string | undefined, ids: readonly string[]) => {
    const undo = {
      label: common("actions.undo"),
      run: () => void attempt(() => change(add, ids)),
    };
    if (labels.removed) notify("success", t(labels.removed), name, add && undo);
  };
  /** Marks these keys as being removed while `act` runs. The callers skip marked keys. */
  const once = async (keys: readonly string[], act: () => Promise<void>) => {
    for (const key of keys) leaving.current.add(key);
    try {
      await act();
    } finally {
      for (const key of keys) leaving.current.delete(key);
    }
  };

  const these = (asked: readonly Named[]) =>
    void attempt(async () => {
      const going = asked.filter(({ id }) => !leaving.current.has(id));
      if (going.length === 0) return;
      const ids = going.map(({ id }) => id);
      await once(ids, () => change(remove, ids));
      picked.drop(going);
      done(going.length === 1 ? going[0]?.name : owner.name, ids);
    });
  const selected = () => {
    const { all, picked: named } = picked.selection;
    if (!all) return these([...named].map(([id, name]): Named => ({ id, name })));
    if (leaving.current.has(owner.id)) return;
    /** Includes records that a failed attempt removed, so that undo restores all of them. */
    const gone: string[] = [];
    void attempt(async () => {
      await once([owner.id], async () => {
        const every = await relation.everyId(client, owner.id, find);
        const ids = every.filter((id) => !named.has(id));
        await change(remove, ids, gone);
      });
      picked.clear();
      done(owner.name, gone);
    });
  };
  return { these, selected };
}
