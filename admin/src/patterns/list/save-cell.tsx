import type { HttpClient } from "@countertop/sdk";
import type { useRevalidate, WriteFacts } from "@countertop/sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import type { ReactNode } from "react";
import { problemOf } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import { confirmsWarning } from "../overlay/warning.tsx";
import { ConflictQuestion } from "../form/conflict-question.tsx";
import type { Text } from "../page/use-text.ts";
import type { Resource, RowOf } from "../resource/define.ts";
import { editedName, type EditedColumn } from "./list-cell.tsx";

export interface SaveCellOptions<L, R, C, U, F> {
  resource: Resource<L, R, C, U, F>;
  client: HttpClient;
  queries: QueryClient;
  /** The row as the operator saw it. */
  row: RowOf<L>;
  column: EditedColumn<RowOf<L>>;
  value: string;
  refresh: ReturnType<typeof useRevalidate>;
  /** Shows a dialog, or removes it. */
  show(question: ReactNode): void;
}

/**
 * Saves an edited cell, and shows a failure. If someone else has changed the value since the list was read, the user decides
 * which value to keep. The server can't compare the values itself, so the record is read right before the write. A notification
 * offers to undo the edit.
 */
export async function saveCell<L, R, C, U, F>(options: SaveCellOptions<L, R, C, U, F>) {
  const { row, column, value } = options;
  const { edit } = column;
  if (!edit) return;
  await attempt(options, async () => {
    const now = await current(options);
    const theirs = edit.value(now);
    const mine = written(options, now);
    const same = theirs === mine;
    const conflicts = !same && theirs !== edit.value(row);
    if (same || (conflicts && !(await isKept(options, theirs))) || !(await isConfirmed(options)))
      return;
    await edit.save(now, value);
    notify("success", i18next.t("common:resource.edit.saved"), textOf(column, mine), {
      label: i18next.t("common:actions.undo"),
      run: () => void undo(options, theirs),
    });
  });
}

/** Restores the value before an edit, unless someone else has changed the edited value. */
const undo = <L, R, C, U, F>(options: SaveCellOptions<L, R, C, U, F>, before: string) =>
  attempt(options, async () => {
    const { column } = options;
    const now = await current(options);
    const theirs = column.edit?.value(now) ?? before;
    if (theirs !== before && theirs !== written(options, now))
      return notify("warning", i18next.t("common:conflict.title"), textOf(column, theirs));
    if (theirs !== before) await column.edit?.save(now, before);
    notify("success", i18next.t("common:bulk.undone", { count: 1 }), textOf(column, before));
  });

/** The entered value as the row shows it, such as 21.50 instead of 21.5. */
const written = <L, R, C, U, F>(
  { column: { edit }, value }: SaveCellOptions<L, R, C, U, F>,
  row: RowOf<L>,
): string => edit?.value(edit.apply(row, value)) ?? value;

/** The row with the record's current values. A record has the edited fields of its row. */
async function current<L, R, C, U, F>({ resource, client, row }: SaveCellOptions<L, R, C, U, F>) {
  const signal = AbortSignal.timeout(60_000);
  const answer: unknown = await resource.recordQueryOptions(client, row.id).queryFn({ signal });
  return { ...row, ...resource.recordIn(answer as object) };
}

/** Runs a write, and shows its failure. Refetches even if nothing was written, because the list still has the old value. */
async function attempt<L, R, C, U, F>(
  { resource, refresh }: SaveCellOptions<L, R, C, U, F>,
  write: () => Promise<unknown>,
) {
  try {
    await write();
    await refresh(resource.update as WriteFacts);
  } catch (error) {
    const { title, message } = problemOf(error, i18next.getFixedT(null, "common"));
    notify("error", title, message);
  }
}

/** The column's name and a value in words. */
const textOf = <Row,>(column: EditedColumn<Row>, value: string): string =>
  `${editedName(column)}: ${labelOf(column, value) || i18next.t("common:values.none")}`;
const labelOf = <Row,>({ edit }: EditedColumn<Row>, value: string): string =>
  edit?.choices?.find((choice) => choice.value === value)?.label ?? value;

/** Asks for confirmation if the new value, such as a status, needs one. Resolves to true unless the user cancels. */
async function isConfirmed<L, R, C, U, F>(options: SaveCellOptions<L, R, C, U, F>) {
  const { client, queries, row, column, value, show } = options;
  const text = i18next.t as unknown as Text;
  const warning = await column.edit?.warns?.({ client, queries, text }, row, value);
  return !warning || confirmsWarning(warning, show);
}

/** Asks whether to replace the other operator's value. */
async function isKept<L, R, C, U, F>(
  { column, value, show }: SaveCellOptions<L, R, C, U, F>,
  theirs: string,
): Promise<boolean> {
  const field = {
    label: editedName(column),
    mine: labelOf(column, value),
    theirs: labelOf(column, theirs),
  };
  const taken = await new Promise<readonly string[] | undefined>((answer) =>
    show(
      <ConflictQuestion
        fields={[{ name: column.id, ...field }]}
        back={i18next.t("common:actions.cancel")}
        onAnswer={answer}
      />,
    ),
  );
  show(undefined);
  return taken?.length === 0;
}
