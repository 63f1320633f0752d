import type { ListAction } from "../list/list-types.ts";
import { useLacking } from "../page/feature-flags.ts";
import { useFormat } from "../page/use-format.ts";
import type { Action } from "./define-action.ts";
import { useTools } from "./use-tools.ts";

const late = () => import("./perform.ts");

/** Actions in a list: in the menu of each row, and in the bulk bar. */
export function useRowActions<Row extends { id: string }>(
  actions: readonly Action<Row>[],
): ListAction<Row>[] {
  const tools = useTools();
  const { client, write, text } = tools;
  const format = useFormat();
  const lacking = useLacking();
  return actions
    .filter(({ needs }) => !lacking(needs))
    .map((action) => {
      const { name, icon: Icon, label, asks, done, danger, gentle, choose, sets } = action;
      return {
        id: name,
        label: text(label),
        icon: <Icon aria-hidden />,
        danger,
        gentle,
        offered: action.offered,
        reason: (row) => {
          const why = action.unavailable?.(row);
          return why && text(why);
        },
        ask: asks && {
          title: text(asks.manyTitle ?? asks.title),
          text: (count) => text(asks.text, { count }),
          confirm: text(asks.confirm ?? label),
          records: choose?.options(client),
        },
        ...(action.warns && { warns: (ids) => action.warns?.(tools, ids) }),
        done: done && ((count) => text(done, { count, value: format.number(count) })),
        ...(choose
          ? {
              runMany: async (ids, chosen) => (await action.steps()).many?.run(write, ids, chosen),
              undoMany: async (ids, chosen) => (await late()).undoMany(action, ids, chosen, tools),
            }
          : {
              run: async (id) => (await late()).performInList(action, id, tools),
              undo: sets && (async (id) => (await late()).undoInList(action, id, tools)),
            }),
      } satisfies ListAction<Row>;
    });
}
