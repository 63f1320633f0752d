import type { HttpClient, Input, Output } from "@countertop/sdk";
import type { OperationWriter } from "@countertop/sdk/react";
import type { Resource } from "../resource/define.ts";
import { isSet, type ActionDef, type Of, type Steps } from "./define-action.ts";

/** Steps derived from the definition of an action. */
export function stepsOf<L, R, C, U, F, O, B>(
  resource: Resource<L, R, C, U, F>,
  def: ActionDef<L, R, U, O, B>,
): Steps<Of<L, R>> {
  const read = async (client: HttpClient, id: string) => {
    const signal = AbortSignal.timeout(60_000);
    const { readQuery: query } = def;
    const answer =
      query && resource.record
        ? (await client.send(resource.record, { id, query }, { signal })).data
        : await resource.recordQueryOptions(client, id).queryFn({ signal });
    return resource.recordIn(answer as Output<R>);
  };
  if ("sets" in def) {
    const { sets } = def;
    const update = (write: OperationWriter, id: string, body: object) =>
      resource.update ? write(resource.update as never, { id, body }) : Promise.resolve();
    return {
      read,
      isDone: (target) => isSet(target, sets),
      send: (write, id) => update(write, id, sets),
      restore: (write, before) => {
        const former = Object.keys(sets).map((name) => [name, Reflect.get(before, name)]);
        return update(write, before.id, Object.fromEntries(former));
      },
    };
  }
  if ("link" in def) {
    const { link, unlink, linkInput, changes } = def;
    return {
      read,
      send: () => Promise.resolve(),
      many: {
        run: (write, ids, chosen) => write(link, linkInput(ids, chosen)),
        undo: (write, ids, chosen) => write(unlink, linkInput(ids, chosen)),
        changes,
      },
    };
  }
  const { call, input = (id: string) => ({ id }) as Input<O>, isDone } = def;
  return { read, isDone, send: (write, id) => write(call, input(id)) };
}
