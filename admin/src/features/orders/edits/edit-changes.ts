import type { Order } from "../order.ts";
import { editLines, openEdit, type EditLine, type OrderEdit } from "./order-edit.ts";

export interface SinceSeen {
  ordered: NonNullable<Order["items"]>;
  seen: readonly OrderEdit[];
  now: readonly OrderEdit[];
  /**
   * The target of the write: a line, the note, or the whole edit. Undefined if the write conflicts only with a change of the
   * edit's status, its deletion, or a new edit.
   */
  about: EditLine | "note" | "all" | undefined;
}

export type Since =
  | { kind: "status"; status: OrderEdit["status"] }
  | { kind: "deleted" }
  | { kind: "note"; note: string }
  | {
      kind: "line";
      change: "added" | "removed" | "changed";
      title: string;
      from: number;
      to: number;
    };

/** Changes that other operators have made to an order's edit since it was read, if they conflict with the write. */
export function changesSince({ ordered, seen, now, about }: SinceSeen): Since[] {
  const [before, after] = [openEdit(seen), openEdit(now)];
  const since: Since[] = [];
  if (before && before.id !== after?.id) {
    const closed = now.find(({ id }) => id === before.id);
    since.push(closed ? { kind: "status", status: closed.status } : { kind: "deleted" });
  }
  if (after && (before?.id !== after.id || before.status !== after.status))
    since.push({ kind: "status", status: after.status });
  const note = after?.internal_note ?? "";
  if ((about === "note" || about === "all") && after && note !== (before?.internal_note ?? ""))
    since.push({ kind: "note", note });
  // If no edit is open now, only the new status or the deletion of the earlier edit is reported.
  if (!after) return since;
  // Reports all changes if another edit is open, or if the edit's status has changed.
  const whole = about === "all" || since.some(({ kind }) => kind !== "note");
  const isAbout = ({ key }: EditLine) => whole || (typeof about === "object" && about.key === key);
  const [were, are] = [before, after].map(
    (edit) => new Map(editLines(ordered, edit).map((line) => [line.key, line])),
  ) as [Map<string, EditLine>, Map<string, EditLine>];
  for (const key of new Set([...were.keys(), ...are.keys()])) {
    const line = (are.get(key) ?? were.get(key)) as EditLine;
    const [from, to] = [countOf(were.get(key)), countOf(are.get(key))];
    if (from === to || !isAbout(line)) continue;
    const change = to === 0 ? "removed" : from === 0 ? "added" : "changed";
    since.push({ kind: "line", change, title: line.title, from, to });
  }
  return since;
}

const countOf = (line: EditLine | undefined) =>
  line && line.state !== "removed" ? line.quantity : 0;
