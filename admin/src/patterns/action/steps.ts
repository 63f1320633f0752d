import type { HttpClient } from "@countertop/sdk";
import type { OperationWriter } from "@countertop/sdk/react";
import type { AnyResource } from "../resource/define.ts";
import { isSet, type AnyDef, type Part, type Steps } from "./define-action.ts";

type Target = { id: string };

/** Derives the calls from the definition of an action. */
export function stepsOf(of: AnyResource | Part<Target>, def: AnyDef): Steps {
  const { sets, links, call, edits, isDone } = def;
  if (!("list" in of)) {
    const read = () => Promise.reject(new Error(`${of.slug}: a part has no read of its own.`));
    const send = (write: OperationWriter, _id: string, target?: Target) =>
      call && def.input ? write(call, def.input(target)) : Promise.resolve();
    return { read, send };
  }
  const resource = of;
  const read = async (client: HttpClient, id: string) => {
    const signal = AbortSignal.timeout(60_000);
    const { readQuery: query } = def;
    const answer: unknown =
      query && resource.record
        ? (await client.send(resource.record, { id, query }, { signal })).data
        : await resource.recordQueryOptions(client, id).queryFn({ signal });
    return resource.recordIn(answer as object) as Target;
  };
  if (sets) {
    const update = (write: OperationWriter, id: string, body: object) =>
      resource.update ? write(resource.update, { id, body }) : Promise.resolve();
    return {
      read,
      isDone: (target) => isSet(target, sets),
      operation: resource.update,
      send: (write, id) => update(write, id, sets),
      restore: (write, before) => {
        const former = Object.keys(sets).map((name) => [name, Reflect.get(before, name)]);
        return update(write, before.id, Object.fromEntries(former));
      },
    };
  }
  if (links)
    return {
      read,
      send: () => Promise.resolve(),
      many: {
        run: async (write, ids, chosen) => {
          const { link, input } = await links();
          return write(link, input(ids, chosen));
        },
        undo: async (write, changed, chosen) => {
          const { link, unlink, input } = await links();
          return Promise.all(
            [...Map.groupBy(changed, ({ former }) => former)].map(([former, records]) => {
              const ids = records.map(({ id }) => id);
              return former === undefined
                ? write(unlink, input(ids, chosen))
                : write(link, input(ids, former));
            }),
          );
        },
        changes: async (client, ids, chosen) => (await links()).changes(client, ids, chosen),
      },
    };
  return {
    read,
    isDone,
    operation: call,
    ...(edits && { edit: (write, id, body) => write(edits, { id, body }) }),
    send: (write, id) => (call ? write(call, def.input?.(id) ?? { id }) : Promise.resolve()),
  };
}
