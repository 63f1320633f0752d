import type { Input, Operation } from "@countertop/sdk";
import {
  adminAddOrderEditLineItem,
  adminCancelOrderEdit,
  adminConfirmOrderEdit,
  adminCreateOrderEdit,
  adminDeleteOrderEdit,
  adminDeleteOrderEditItemChange,
  adminRemoveOrderEditLineItem,
  adminRequestOrderEditConfirmation,
  adminUpdateOrderEdit,
  adminUpdateOrderEditLineItem,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Order } from "../order.ts";
import { useOrderAction } from "../order-action.ts";
import { editLines, editsQuery, openEdit, type EditLine, type OrderEdit } from "./order-edit.ts";

/** By what a write of an edit is known to have been done. */
const everyChange = (edits: readonly OrderEdit[]): string[] =>
  edits.flatMap(({ id, status, internal_note, changes }) => [
    `${id} ${status}`,
    `${id} note ${internal_note}`,
    ...(changes ?? []).map((change) => `${change.id} ${change.line_item?.quantity}`),
  ]);
/** What is gone is known by the others. */
const withoutGone = (id: string) => (edits: readonly OrderEdit[]) =>
  everyChange(edits).some((mark) => mark.startsWith(id)) ? [] : [`${id} gone`];

/**
 * Writes to the order's edit, one after the other: each waits for the one before, so that two presses are two changes, in their
 * order. The edit begins with the first of them.
 */
export function useEditActions(order: Order) {
  const client = useClient();
  const queries = useQueryClient();
  const act = useOrderAction();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);

  const read = () => queries.fetchQuery({ ...editsQuery(client, order.id), staleTime: 0 });
  const edits = async () => (await read()).order_edits;
  const send = <O>(operation: Operation<O>, input: Input<O>, gone?: string) =>
    act<O, readonly OrderEdit[]>({
      id: order.id,
      operation,
      input,
      about: JSON.stringify(input),
      read: edits,
      marks: gone === undefined ? everyChange : withoutGone(gone),
    });
  const inTurn = async (work: () => Promise<unknown>) => {
    setWaiting((count) => count + 1);
    const mine = last.current.catch(() => {}).then(work);
    last.current = mine;
    try {
      await mine;
      await read();
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  /** The open edit, begun where there is none. */
  const begun = async (note?: string): Promise<OrderEdit> => {
    const there = openEdit(await edits());
    if (there) return there;
    await send(adminCreateOrderEdit, {
      body: { order_id: order.id, ...(note && { internal_note: note }) },
    });
    const made = openEdit(await edits());
    if (!made) throw new Error("The edit that was begun is not there.");
    return made;
  };
  /** A line as the edit has it now: its item may have been made by this very edit. */
  const lineOf = (edit: OrderEdit, { key }: EditLine) =>
    editLines(order.items ?? [], edit).find((line) => line.key === key);
  const remove = async (edit: OrderEdit, line: EditLine) => {
    const now = lineOf(edit, line);
    // What the edit itself has added goes by undoing that; the server does not find it otherwise.
    if (now?.state === "added" && now.change !== undefined)
      await send(
        adminDeleteOrderEditItemChange,
        { id: edit.id, change_id: now.change },
        now.change,
      );
    else if (now?.item !== undefined)
      await send(adminRemoveOrderEditLineItem, { id: edit.id, item_id: now.item });
  };

  /**
   * The same edit but for one line. Of an item that was taken out the server forgets the change when that is undone, but does not
   * bring back the item: it would be gone from the order without a word.
   */
  const beginAnew = async (edit: OrderEdit, except: string) => {
    const others = editLines(order.items ?? [], edit).filter(
      ({ key, state }) => key !== except && state !== "same",
    );
    await send(adminDeleteOrderEdit, { id: edit.id }, edit.id);
    if (others.length === 0 && !edit.internal_note) return;
    const fresh = await begun(edit.internal_note ?? "");
    for (const other of others) {
      const item_id = lineOf(fresh, other)?.item;
      const { quantity } = other;
      if (other.state === "added" && other.variant !== null)
        await send(adminAddOrderEditLineItem, {
          id: fresh.id,
          body: { variant_id: other.variant, quantity },
        });
      else if (item_id !== undefined && other.state === "changed")
        await send(adminUpdateOrderEditLineItem, { id: fresh.id, item_id, body: { quantity } });
      else if (item_id !== undefined)
        await send(adminRemoveOrderEditLineItem, { id: fresh.id, item_id });
    }
  };

  return {
    busy: waiting > 0,
    setQuantity: (line: EditLine, quantity: number) =>
      inTurn(async () => {
        const edit = await begun();
        const now = lineOf(edit, line);
        if (now?.item === undefined || now.quantity === quantity) return;
        if (now.state === "changed" && now.change !== undefined && quantity === now.before)
          await send(
            adminDeleteOrderEditItemChange,
            { id: edit.id, change_id: now.change },
            now.change,
          );
        else
          await send(adminUpdateOrderEditLineItem, {
            id: edit.id,
            item_id: now.item,
            body: { quantity },
          });
      }),
    remove: (line: EditLine) => inTurn(async () => remove(await begun(), line)),
    undo: (line: EditLine) =>
      inTurn(async () => {
        // Pressed twice, the edit may be gone already: nothing is left to undo.
        const edit = openEdit(await edits());
        const now = edit && lineOf(edit, line);
        if (!edit || now?.change === undefined) return;
        if (now.state === "removed") await beginAnew(edit, line.key);
        else
          await send(
            adminDeleteOrderEditItemChange,
            { id: edit.id, change_id: now.change },
            now.change,
          );
      }),
    add: (variants: readonly { id: string; quantity: number }[], instead?: EditLine) =>
      inTurn(async () => {
        const edit = await begun();
        for (const { id: variant_id, quantity } of variants)
          await send(adminAddOrderEditLineItem, { id: edit.id, body: { variant_id, quantity } });
        if (instead) await remove(await begun(), instead);
      }),
    note: (internal_note: string) =>
      inTurn(async () => {
        const edit = await begun(internal_note);
        if ((edit.internal_note ?? "") !== internal_note)
          await send(adminUpdateOrderEdit, {
            id: edit.id,
            body: { internal_note: internal_note || null },
          });
      }),
    /** What is asked is what all the turns before it have left. */
    request: () =>
      inTurn(async () => {
        const { id } = await begun();
        await send(adminRequestOrderEditConfirmation, { id, body: {} });
      }),
    /** In effect without the customer; asked for first, so that what it costs more can be paid. */
    confirm: ({ id, status }: OrderEdit) =>
      inTurn(async () => {
        if (status === "created") await send(adminRequestOrderEditConfirmation, { id, body: {} });
        await send(adminConfirmOrderEdit, { id });
      }),
    cancel: (id: string) => inTurn(() => send(adminCancelOrderEdit, { id })),
    delete: (id: string) => inTurn(() => send(adminDeleteOrderEdit, { id } as never, id)),
  };
}
