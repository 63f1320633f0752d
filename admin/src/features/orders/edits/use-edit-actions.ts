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
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { useReadRecord } from "../../../patterns/fields.ts";
import { orders } from "../../../resources/orders.ts";
import { concurrentChanges } from "../concurrent-changes.ts";
import type { Order } from "../order.ts";
import { useOrderAction } from "../order-action.ts";
import { changesSince, type Since, type SinceSeen } from "./edit-changes.ts";
import {
  editLines,
  editsQuery,
  isOutdated,
  openEdit,
  type EditLine,
  type OrderEdit,
} from "./order-edit.ts";

/** Evidence that a write to an edit succeeded. */
const everyChange = (edits: readonly OrderEdit[]): string[] =>
  edits.flatMap(({ id, status, internal_note, changes }) => [
    `${id} ${status}`,
    `${id} note ${internal_note}`,
    ...(changes ?? []).map((change) => `${change.id} ${change.line_item?.quantity}`),
  ]);
/** Timeline events for the states of an edit. */
const statusEvents = {
  created: "editCreated",
  requested: "editRequested",
  confirmed: "editConfirmed",
  declined: "editDeclined",
  canceled: "editCanceled",
} as const;
/** Evidence that an edit or one of its changes was deleted: its id is missing from the list of edits. */
const withoutGone = (id: string) => (edits: readonly OrderEdit[]) =>
  everyChange(edits).some((mark) => mark.startsWith(id)) ? [] : [`${id} gone`];

/**
 * Writes to the order's edit, one at a time, so that pressing twice results in two consecutive changes. The first write creates
 * the edit. If someone else has made a conflicting change since the edit was read, reports it and doesn't write.
 */
export function useEditActions(order: Order, edits: readonly OrderEdit[]) {
  const { t, i18n } = useTranslation(["order-edits", "order-timeline"]);
  const client = useClient();
  const queries = useQueryClient();
  const act = useOrderAction();
  const settle = useRevalidate();
  const readOrder = useReadRecord(orders, order.id);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // The edits when the editor opened, or after the last write. Later refetches may have changes that weren't reported yet.
  const known = useRef(edits);
  const untold = useRef<Since[]>([]);
  const deletedHere = useRef(new Set<string>());
  const turns = useRef({ open: 0, late: undefined as Error | undefined });
  const [waiting, setWaiting] = useState(0);

  const query = editsQuery(client, order.id);
  const read = async () => (await fetchNow(queries, query)).order_edits;
  const know = (now: readonly OrderEdit[]) => {
    known.current = now;
  };
  const send = async <O>(operation: Operation<O>, input: Input<O>, gone?: string) => {
    if (gone !== undefined) deletedHere.current.add(gone);
    const answer = await act<O, readonly OrderEdit[]>({
      id: order.id,
      operation,
      input,
      about: JSON.stringify(input),
      read,
      seen: known.current,
      evidence: gone === undefined ? everyChange : withoutGone(gone),
    });
    // The response contains the whole edit. After a deletion, or if the response was lost, the edit is read instead.
    const { order_edit: edit } = (answer ?? {}) as { order_edit?: OrderEdit };
    if (!edit) return know(await read());
    const order_edits = [edit, ...known.current.filter(({ id }) => id !== edit.id)];
    know(order_edits);
    // Cancels running reads, which may return older data.
    await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
    queries.setQueryData(query.queryKey, (old) => old && ({ ...old, order_edits } as typeof old));
    // Reads again, because someone may have changed the edit in the meantime. If this fails, the next write reads again.
    void read().catch(() => {});
  };
  const inTurn = async (
    work: (now: readonly OrderEdit[]) => Promise<unknown>,
    about: SinceSeen["about"],
  ) => {
    setWaiting((count) => count + 1);
    if (turns.current.open++ === 0) turns.current.late = undefined;
    const mine = last.current.then(async () => {
      // Rejects this write, because it was requested before the user could read the error of the previous one.
      if (turns.current.late) throw turns.current.late;
      const seen = known.current;
      const now = await read();
      know(now);
      const ordered = order.items ?? [];
      // Collects all changes by other operators. Those that don't conflict with this write are reported by a later one.
      const since = untold.current;
      since.push(...changesSince({ ordered, seen, now, about: "all" }));
      const stands = changesSince({ ordered, seen, now, about }).length > 0;
      if (stands || (about === "all" && since.length > 0)) {
        untold.current = [];
        void settle(adminConfirmOrderEdit);
        throw (turns.current.late = await concurrentChanges(
          since.map((one) =>
            one.kind === "line"
              ? t(`change.${one.change}`, one)
              : one.kind === "note"
                ? `${t("note")}: ${one.note}`
                : one.kind === "deleted"
                  ? t("delete.done")
                  : t(`order-timeline:event.${statusEvents[one.status]}`),
          ),
          i18n,
        ));
      }
      await work(now);
    });
    const over = mine
      .then(() => known.current, read)
      .then((now) => {
        // If someone else deleted the edit during this write, keeps the edit in the list, so that the next write reports
        // the deletion.
        const was = openEdit(known.current);
        const lost =
          was && !deletedHere.current.has(was.id) && now.every(({ id }) => id !== was.id);
        know(lost ? [was, ...now] : now);
      })
      .catch(() => {});
    last.current = over;
    try {
      await mine;
      await over;
    } finally {
      turns.current.open--;
      setWaiting((count) => count - 1);
    }
  };
  /** Returns the open edit, or creates one. */
  const begun = async (now: readonly OrderEdit[], note?: string): Promise<OrderEdit> => {
    const there = openEdit(now);
    // Rejects the change. Otherwise, the server would change the edit that the customer is looking at.
    if (there?.status === "requested") throw new CannotBeDone(t("requestedAlready"));
    if (there) return there;
    await send(adminCreateOrderEdit, {
      body: { order_id: order.id, ...(note && { internal_note: note }) },
    });
    const made = openEdit(known.current);
    if (!made) throw new Error("The edit that was begun is not there.");
    return made;
  };
  const refuseOutdated = async (edit: OrderEdit) => {
    const { items = [] } = await readOrder();
    if (isOutdated(items, edit)) throw new CannotBeDone(t("outdated"));
  };
  /** The line's current state in the edit, which may have added the line's item. */
  const lineOf = (edit: OrderEdit, { key }: EditLine) =>
    editLines(order.items ?? [], edit).find((line) => line.key === key);
  const remove = async (edit: OrderEdit, line: EditLine) => {
    const now = lineOf(edit, line);
    // Undoes the change that added the item, because the server rejects the removal of such an item.
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
   * Recreates the edit without the change to one line. When the removal of an item is undone, the server deletes the change but
   * doesn't restore the item, which would then be missing from the order.
   */
  const beginAnew = async (edit: OrderEdit, except: string) => {
    const others = editLines(order.items ?? [], edit).filter(
      ({ key, state }) => key !== except && state !== "same",
    );
    await send(adminDeleteOrderEdit, { id: edit.id }, edit.id);
    if (others.length === 0 && !edit.internal_note) return;
    const fresh = await begun(known.current, edit.internal_note ?? "");
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
      inTurn(async (all) => {
        const edit = await begun(all);
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
      }, line),
    remove: (line: EditLine) => inTurn(async (all) => remove(await begun(all), line), line),
    undo: (line: EditLine) =>
      inTurn(async (all) => {
        // The edit may already be deleted after a double press. In that case, there is nothing to undo.
        const edit = openEdit(all);
        const now = edit && lineOf(edit, line);
        if (!edit || now?.change === undefined) return;
        if (now.state === "removed") await beginAnew(edit, line.key);
        else
          await send(
            adminDeleteOrderEditItemChange,
            { id: edit.id, change_id: now.change },
            now.change,
          );
      }, line),
    add: (variants: readonly { id: string; quantity: number }[], instead?: EditLine) =>
      inTurn(async (all) => {
        const edit = await begun(all);
        for (const { id: variant_id, quantity } of variants)
          await send(adminAddOrderEditLineItem, { id: edit.id, body: { variant_id, quantity } });
        if (instead) await remove(await begun(known.current), instead);
      }, instead),
    note: (internal_note: string) =>
      inTurn(async (all) => {
        const edit = await begun(all, internal_note);
        if ((edit.internal_note ?? "") !== internal_note)
          await send(adminUpdateOrderEdit, {
            id: edit.id,
            body: { internal_note: internal_note || null },
          });
      }, "note"),
    /** Only checks whether other operators have made changes. */
    look: () => inTurn(() => Promise.resolve(), "all"),
    /** Sends the edit, including all earlier changes, to the customer. */
    request: () =>
      inTurn(async (all) => {
        const edit = await begun(all);
        await refuseOutdated(edit);
        await send(adminRequestOrderEditConfirmation, { id: edit.id, body: {} });
      }, "all"),
    /**
     * Applies the edit without asking the customer. Requests confirmation first: if the edit raises the total, only that request
     * creates the payment collection with which the customer pays the difference.
     */
    confirm: (asked?: OrderEdit) =>
      inTurn(async (all) => {
        const edit = asked ?? (await begun(all));
        const { id, status } = edit;
        await refuseOutdated(edit);
        if (status === "created") await send(adminRequestOrderEditConfirmation, { id, body: {} });
        await send(adminConfirmOrderEdit, { id });
      }, "all"),
    cancel: (id: string) => inTurn(() => send(adminCancelOrderEdit, { id }), "all"),
    delete: (id: string) => inTurn(() => send(adminDeleteOrderEdit, { id }, id), "all"),
  };
}
