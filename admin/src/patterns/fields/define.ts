import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import type { HttpClient, Input, Operation } from "@countertop/sdk";
import type { WriteFacts } from "@countertop/sdk/react";
import type { Formatter } from "../../lib/intl.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { BodyOf } from "../resource/define.ts";

export interface Around {
  /** The record's name, for titles of overlays on top of the form. */
  subject?: string | undefined;
  /** The form, for controls that contain several fields. */
  form?: object;
  /** The currency for amounts if the record doesn't exist yet. */
  currency?: string | undefined;
}

/** The props of a field's control. */
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
  /** The control's context. Native inputs ignore it. */
  around?: Around;
  onBlur(): void;
  onValueChange(value: Value): void;
}

/**
 * The width of the control, which depends on its content: `small` for a quantity or an amount, `medium` for a choice or a code,
 * `large` for the URL of a page. Without a size, the control is as wide as its form, and at most 640 px.
 */
export type FieldSize = "small" | "medium" | "large";

/** A call whose input `listCall` has checked, or a function that makes several calls, which depend on data from the store. */
export type ListCall =
  | readonly [operation: WriteFacts, input: Record<string, unknown>]
  | ((client: HttpClient, write: WriteCall) => Promise<unknown>);
type WriteCall = (operation: WriteFacts, input: Record<string, unknown>) => Promise<unknown>;
export const listCall = <O>(
  operation: Operation<O>,
  input: NoInfer<Input<O>> & Record<string, unknown>,
): ListCall => [operation, input];
/**
 * Calls that add and remove single entries of a stored list. An update with the whole list would remove entries that another
 * operator adds at the same time, and restore entries that they remove.
 */
export interface ListCalls {
  /** `id` is the record's id. `ids` contains the ids of at least one entry. */
  add(id: string, ids: string[]): readonly ListCall[];
  remove(id: string, ids: string[]): readonly ListCall[];
}

/** Calls whose body has the ids in a single property. */
export const batchCalls = <A, R>(
  add: Operation<A>,
  remove: Operation<R>,
  name: keyof BodyOf<A> & keyof BodyOf<R> & string,
): ListCalls => ({
  add: (id, ids) => [[add, { id, body: { [name]: ids } }]],
  remove: (id, ids) => [[remove, { id, body: { [name]: ids } }]],
});

/** One field of a form: how it is edited, validated, shown, and sent. The functions in `fields/`, such as `text`, create it. */
export interface FieldDef<Value, Api> {
  label: TextKey;
  hint?: TextKey | undefined;
  /** Replaces the hint in the form of a new record. */
  newHint?: TextKey | undefined;
  required?: boolean | undefined;
  /** True if the field takes half of the width. Two such fields share a line. */
  half?: boolean | undefined;
  size?: FieldSize | undefined;
  schema: v.GenericSchema<Value, Value>;
  /** The schema for a new record, if a new record can omit a value that stored records have. */
  newSchema?: v.GenericSchema<Value, Value> | undefined;
  empty: Value;
  /** Returns the form's value for the stored field, or for the whole record. */
  toForm(stored: unknown, record: object): Value;
  /** Returns the value to send. `stored` is the record's value, for fields that send only changes. */
  toApi(value: Value, stored?: unknown): Api;
  /** Returns the text that the conflict dialog shows for the value. By default, the dialog shows the value itself. */
  toText?(value: Value, format: Formatter): string;
  /** True if the value is never stored in the browser. */
  secret?: boolean | undefined;
  /** True if an empty value is sent for a new record. */
  sendsEmpty?: boolean | undefined;
  /** True if two operators can add and remove entries without a conflict. */
  list?: boolean | undefined;
  calls?: ListCalls | undefined;
  Control: ComponentType<ControlProps<Value>>;
}
// oxlint-disable-next-line typescript/no-explicit-any -- a table contains fields with any values
type AnyField<Api = any> = FieldDef<any, Api>;

type FieldTable<Body> = { readonly [Name in keyof Body]?: AnyField<Body[Name]> };
/** Causes a compile error for a name that the operation doesn't have. */
type Known<Table, Body> = { readonly [Name in Exclude<keyof Table, keyof Body>]: never };
export type ValuesOf<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends FieldDef<infer Value, unknown>
    ? Value
    : never;
};

/** A rule about several fields. The message appears below `field`. */
export interface Check<Values> {
  field: keyof Values & string;
  message: TextKey;
  holds(values: Values): boolean;
}

type EntriesOf<Values> = { [Name in keyof Values]: v.GenericSchema<Values[Name], Values[Name]> };

/** The reason why a value isn't sent, and the field that shows it. */
export interface FieldProblem {
  field: string;
  message: TextKey;
  /** The value of the placeholder in the message. */
  value?: number;
}
/** A check that needs data from the store. `body` is about to be sent, and `stored` is the record that it changes. */
type Refuse = (
  client: HttpClient,
  body: object,
  stored?: object,
) => Promise<FieldProblem | undefined>;

type Steps = (body: object, stored: object) => readonly object[];

/** The fields of a form, defined in one table. The schemas, the values, the bodies, and both forms (new, stored) use it. */
export interface Fields<Body extends object = object, Values extends object = object> {
  names: readonly string[];
  defs: Readonly<Record<string, AnyField>>;
  schema: v.GenericSchema<Values, Values>;
  newSchema: v.GenericSchema<Values, Values>;
  /** The schema's entries for an existing and for a new record, to use within a larger schema. */
  entries: EntriesOf<Values>;
  newEntries: EntriesOf<Values>;
  empty: Values;
  toForm(record: object): Values;
  /** Returns the changed values only, so that another operator's change to another field isn't undone. */
  toBody(values: Values, stored: object): Partial<Body>;
  /** Returns the calls for lists whose entries are added and removed individually. The body doesn't contain these lists. */
  toCalls(values: Values, stored: { id: string }): readonly ListCall[];
  /** Returns the body for a new record, without fields at their initial value, except booleans and fields with `sendsEmpty`. */
  toNewBody(values: Values): Partial<Body>;
  lists: readonly string[];
  /** Names of fields that are never stored in the browser. */
  secrets: readonly string[];
  refuse?: Refuse;
  /** Splits a request that the server would reject into several, to be sent one after another. */
  steps?: Steps;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the types of values and body are known where the fields are defined
export type AnyFields = Fields<any, any>;

/**
 * Defines the fields of a resource, or of another operation's body. The compiler checks them against the update's body.
 */
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

/** Compares form values. In lists of records, ignores the order and the names. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b));
const plain = (value: unknown) =>
  Array.isArray(value) ? (value as { id: string }[]).map(({ id }) => id).toSorted() : value;
