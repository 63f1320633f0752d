import { useClient, useOperationWriter, type WriteFacts } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { fetchNow } from "../../lib/fetch-now.ts";
import { useRecordEdit } from "../form/record-edit.ts";
import { useShowSaved } from "../form/record-save.ts";
import type { BodyOf, RecordOf, Resource } from "../resource/define.ts";
import type { Fields } from "./define.ts";
import { fieldTexts, useFieldLabels } from "./form-fields.tsx";
import { useRefuse } from "./use-refuse.ts";

type Stored = { id: string; updated_at: string };

/** Returns a function that saves a part of a record, and immediately shows the server's response. */
export function useSaveRecord<L, R, C, U, F>(resource: Resource<L, R, C, U, F>, id: string) {
  const write = useOperationWriter();
  const { queryKey } = resource.recordQueryOptions(useClient(), id);
  const show = useShowSaved(queryKey);
  const read = useReadRecord(resource, id);
  return async (body: Partial<BodyOf<U>>): Promise<RecordOf<R>> => {
    if (Object.keys(body).length === 0) {
      const saved = await read();
      show(saved);
      return saved;
    }
    if (!resource.update) throw new Error(`${resource.slug} cannot be changed`);
    const query = resource.updateQuery && { query: resource.updateQuery };
    const update: WriteFacts = resource.update;
    const answer = await write(update, { id, body, ...query });
    // Reads the record if the response to the update doesn't contain it.
    const saved =
      (resource.recordIn(answer as object) as RecordOf<R> | undefined) ?? (await read());
    show(saved);
    return saved;
  };
}

/** Returns a function that reads the current record from the server, because the page may show an older version. */
export function useReadRecord<L, R, C, U, F>(resource: Resource<L, R, C, U, F>, id: string) {
  const queries = useQueryClient();
  const query = resource.recordQueryOptions(useClient(), id);
  return async (): Promise<RecordOf<R>> => resource.recordIn(await fetchNow(queries, query));
}

export interface ResourceFormOptions<L, R, C, U, F, Values extends object> {
  resource: Resource<L, R, C, U, F>;
  record: RecordOf<R> & Stored;
  fields: Fields<BodyOf<U> & object, Values>;
}

/** The options of a form for some of a record's fields, on a page or in an overlay. */
export function useResourceForm<L, R, C, U, F, Values extends object>({
  resource,
  record,
  fields,
}: ResourceFormOptions<L, R, C, U, F, Values>) {
  const { id }: Stored = record;
  const client = useClient();
  const write = useOperationWriter();
  const read = useReadRecord(resource, id);
  const save = useSaveRecord(resource, id);
  const refuse = useRefuse(fields);
  const labels = useFieldLabels(fields) as Record<keyof Values, string>;
  return {
    record,
    read: read as () => Promise<RecordOf<R> & Stored>,
    toForm: fields.toForm as (record: object) => Values,
    schema: fields.schema,
    labels,
    toText: fieldTexts(fields),
    secrets: fields.secrets,
    lists: fields.lists as (keyof Values)[],
    save: async (values: Values, now: object, part: object = {}) => {
      const body = { ...fields.toBody(values, now), ...part } as Partial<BodyOf<U>>;
      await refuse(body, now);
      // Sends additions before removals, because some lists must not become empty.
      for (const call of fields.toCalls(values, now as Stored))
        await (typeof call === "function" ? call(client, write) : write(...call));
      const [last = body, ...before] = (fields.steps?.(body, now) ?? [body]).toReversed();
      for (const step of before.toReversed()) await save(step as Partial<BodyOf<U>>);
      return save(last as Partial<BodyOf<U>>) as Promise<RecordOf<R> & Stored>;
    },
  };
}

/** The form of an overlay on a record, with the options of `useResourceForm`. The overlay closes after saving. */
export function useResourceEdit<L, R, C, U, F, Values extends object>(
  options: ResourceFormOptions<L, R, C, U, F, Values>,
  onSaved: (record: RecordOf<R>) => void,
) {
  const form = useResourceForm(options);
  return useRecordEdit<RecordOf<R> & Stored, Values>({
    ...form,
    save: async (values, now) => onSaved(await form.save(values, now)),
  });
}
