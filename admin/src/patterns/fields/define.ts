import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import type { HttpClient, Input, Operation } from "@countertop/sdk";
import type { WriteFacts } from "@countertop/sdk/react";
import type { Formatter } from "../../lib/intl.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { BodyOf } from "../resource/define.ts";

export interface Around {
  /** Name of the record, for titles of overlays above the form. */
  subject?: string | undefined;
  /** The form, for controls that consist of several fields. */
  form?: object;
  /** Currency of amounts if no record has one yet. */
  currency?: string | undefined;
}

/** Props of a field's control. */
export interface ControlProps<Value> {
  name: string;
  value: Value;
  errors: string[];
  moreErrors(count: number): string;
  label: string;
  hint?: ReactNode;
  required: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  /** The control's surroundings. Native inputs ignore them. */
  around?: Around;
  onBlur(): void;
  onValueChange(value: Value): void;
}

/**
 * Width of the control, by its content: a quantity or an amount, a choice or a code, a URL of a page. Without a width,
 * the control is as wide as its form, and at most 640 px.
 */
export type FieldSize = "small" | "medium" | "large";

/** A call, with its input checked by `listCall`. */
export type ListCall = readonly [operation: WriteFacts, input: Record<string, unknown>];
export const listCall = <O>(
  operation: Operation<O>,
  input: NoInfer<Input<O>> & Record<string, unknown>,
): ListCall => [operation, input];
/**
 * Calls that add and remove single entries of a stored list. An update with the whole list would drop entries that another operator
 * adds at the same time, and restore entries that they remove.
 */
export interface ListCalls {
  /** `id` is the record's id, and `ids` are the entries' ids: at least one. */
  add(id: string, ids: string[]): readonly ListCall[];
  remove(id: string, ids: string[]): readonly ListCall[];
}

/** Calls whose body has the ids in one property. */
export const batchCalls = <A, R>(
  add: Operation<A>,
  remove: Operation<R>,
  name: keyof BodyOf<A> & keyof BodyOf<R> & string,
): ListCalls => ({
  add: (id, ids) => [[add, { id, body: { [name]: ids } }]],
  remove: (id, ids) => [[remove, { id, body: { [name]: ids } }]],
});

/** One field of a form: how it is edited, validated, shown, and sent. `fields/field-types.tsx` creates them. */
export interface FieldDef<Value, Api> {
  label: TextKey;
  hint?: TextKey | undefined;
  /** Replaces the hint while the record is being created. */
  newHint?: TextKey | undefined;
  required?: boolean | undefined;
  /** True for half the width. Two such fields share a line. */
  half?: boolean | undefined;
  size?: FieldSize | undefined;
  schema: v.GenericSchema<Value, Value>;
  /** Schema for a new record, if it may omit a value that stored records have. */
  newSchema?: v.GenericSchema<Value, Value> | undefined;
  empty: Value;
  /** Form value for the stored field, or for the whole record. */
  toForm(stored: unknown, record: object): Value;
  /** `stored` is the record's value, for fields that send only changes. */
  toApi(value: Value, stored?: unknown): Api;
  /** The value's text in the conflict dialog. If it's missing, the value itself is shown. */
  toText?(value: Value, format: Formatter): string;
  /** Never stored in the browser. */
  secret?: boolean | undefined;
  /** Sent for a new record even if it is empty. */
  sendsEmpty?: boolean | undefined;
  /** True if two operators can add and remove entries without a conflict. */
  list?: boolean | undefined;
  calls?: ListCalls | undefined;
  Control: ComponentType<ControlProps<Value>>;
}
// oxlint-disable-next-line typescript/no-explicit-any -- a table holds fields of any value
type AnyField<Api = any> = FieldDef<any, Api>;

type FieldTable<Body> = { readonly [Name in keyof Body]?: AnyField<Body[Name]> };
/** A name unknown to the operation is a compile error. */
type Known<Table, Body> = { readonly [Name in Exclude<keyof Table, keyof Body>]: never };
export type ValuesOf<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends FieldDef<infer Value, unknown>
    ? Value
    : never;
};

/** Validates several fields together; the message appears at `field`. */
export interface Check<Values> {
  field: keyof Values & string;
  message: TextKey;
  holds(values: Values): boolean;
}

type EntriesOf<Values> = { [Name in keyof Values]: v.GenericSchema<Values[Name], Values[Name]> };

/** The reason why a value isn't sent, and the field that shows the reason. */
export interface FieldProblem {
  field: string;
  message: TextKey;
  /** Value for the placeholder in the message. */
  value?: number;
}
/** A check that needs the store: `body` is about to be sent, `stored` is the record it changes. */
type Refuse = (
  client: HttpClient,
  body: object,
  stored?: object,
) => Promise<FieldProblem | undefined>;

type Steps = (body: object, stored: object) => readonly object[];

/** A form's fields as one table, from which the schema, the values, the body, the labels, and both forms are derived. */
export interface Fields<Body extends object = object, Values extends object = object> {
  names: readonly string[];
  defs: Readonly<Record<string, AnyField>>;
  schema: v.GenericSchema<Values, Values>;
  newSchema: v.GenericSchema<Values, Values>;
  /** Entries for a larger schema, for an existing record and for a new one. */
  entries: EntriesOf<Values>;
  newEntries: EntriesOf<Values>;
  empty: Values;
  toForm(record: object): Values;
  /** Only the changed values, so that another operator's edit of a different field isn't undone. */
  toBody(values: Values, stored: object): Partial<Body>;
  /** Calls for lists whose entries are added and removed one by one. The body leaves these lists out. */
  toCalls(values: Values, stored: { id: string }): readonly ListCall[];
  /** Body for a new record, without empty fields. */
  toNewBody(values: Values): Partial<Body>;
  lists: readonly string[];
  /** Never stored in the browser. */
  secrets: readonly string[];
  refuse?: Refuse;
  /** Requests to send one after another if the server rejects a combined one. */
  steps?: Steps;
}

// oxlint-disable-next-line typescript/no-explicit-any -- their values and body are known where they were defined
export type AnyFields = Fields<any, any>;

/** The fields of a resource, or of another operation's body, checked against the body of the update. */
export function defineFields<U, const Table extends FieldTable<BodyOf<U>>>(
  _resource: { update?: Operation<U> },
  table: Table & Known<Table, BodyOf<U>>,
  { refuse, steps, refine = [] }: FieldsOptions<ValuesOf<Table>> = {},
): Fields<BodyOf<U> & object, ValuesOf<Table>> {
  const defs = table as unknown as Record<string, AnyField>;
  const fields = fieldsOf<BodyOf<U> & object, ValuesOf<Table>>(defs, refine);
  return { ...fields, ...(refuse && { refuse }), ...(steps && { steps }) };
}

interface FieldsOptions<Values> {
  refuse?: Refuse;
  steps?: Steps;
  refine?: readonly Check<NoInfer<Values>>[];
}

function refined<Values extends object>(
  entries: Record<string, v.GenericSchema>,
  checks: readonly Check<Values>[],
): v.GenericSchema<Values, Values> {
  const each = checks.map(({ field, message, holds }) =>
    v.forward(
      v.check((values: Record<string, unknown>) => holds(values as Values), message),
      [field],
    ),
  );
  return v.pipe(v.object(entries), ...(each as [])) as unknown as v.GenericSchema<Values, Values>;
}

function fieldsOf<Body extends object, Values extends object>(
  defs: Record<string, AnyField>,
  checks: readonly Check<Values>[],
): Fields<Body, Values> {
  type Values_ = Record<string, unknown>;
  const entries = Object.entries(defs);
  const each = <Out>(make: (def: AnyField, name: string) => Out) =>
    Object.fromEntries(entries.map(([name, def]) => [name, make(def, name)])) as Record<
      string,
      Out
    >;
  const [own, ofNew] = [
    each(({ schema }) => schema),
    each(({ schema, newSchema }) => newSchema ?? schema),
  ];
  const toForm = (record: object) =>
    each((def, name) => def.toForm(Reflect.get(record, name), record));
  return {
    names: entries.map(([name]) => name),
    defs,
    schema: refined(own, checks),
    newSchema: refined(ofNew, checks),
    entries: own,
    newEntries: ofNew,
    empty: each(({ empty }) => empty),
    toForm,
    toBody: (values: Values, stored: object) => {
      const before = toForm(stored);
      return Object.fromEntries(
        entries.flatMap(([name, def]) => {
          const value = (values as Values_)[name];
          if (def.calls || same(value, before[name])) return [];
          return [[name, def.toApi(value, Reflect.get(stored, name))]];
        }),
      );
    },
    toCalls: (values: Values, stored: { id: string }) =>
      entries.flatMap(([name, { calls, toForm: formOf, toApi }]) => {
        if (!calls) return [];
        const before = toApi(formOf(Reflect.get(stored, name), stored)) as string[];
        const after = toApi((values as Values_)[name]) as string[];
        const added = after.filter((id) => !before.includes(id));
        const removed = before.filter((id) => !after.includes(id));
        return [
          ...(added.length > 0 ? calls.add(stored.id, added) : []),
          ...(removed.length > 0 ? calls.remove(stored.id, removed) : []),
        ];
      }),
    toNewBody: (values: Values) =>
      Object.fromEntries(
        entries.flatMap(([name, def]) => {
          const value = (values as Values_)[name];
          const sent: unknown = def.toApi(value);
          const left = same(value, def.empty) && typeof value !== "boolean" && !def.sendsEmpty;
          return left ? [] : [[name, sent]];
        }),
      ),
    lists: entries.flatMap(([name, { list }]) => (list ? [name] : [])),
    secrets: entries.flatMap(([name, { secret }]) => (secret ? [name] : [])),
  } as unknown as Fields<Body, Values>;
}

/** Form values are plain: texts, numbers, and lists of records. Order and names in a list don't matter. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b));
const plain = (value: unknown) =>
  Array.isArray(value) ? (value as { id: string }[]).map(({ id }) => id).toSorted() : value;
