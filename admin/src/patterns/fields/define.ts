import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import type { HttpClient, Operation } from "@countertop/sdk";
import type { Formatter } from "../../lib/intl.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { BodyOf } from "../resource/define.ts";

export interface Around {
  /** Whom the form is about, for what opens over it. */
  subject?: string | undefined;
  /** For what is several fields itself. */
  form?: object;
  /** In which an amount is, where no record knows it yet. */
  currency?: string | undefined;
}

/** What a field's control is given. */
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
  /** What surrounds it, and is nothing for an input of the platform. */
  around?: Around;
  onBlur(): void;
  onValueChange(value: Value): void;
}

/** One field of a form: how it is written, checked, shown and sent. `fields/kinds.tsx` makes them. */
export interface FieldDef<Value, Api> {
  label: TextKey;
  hint?: TextKey | undefined;
  /** In its place while the record is being made. */
  newHint?: TextKey | undefined;
  required?: boolean | undefined;
  /** Takes half a line: two of them stand side by side. */
  half?: boolean | undefined;
  schema: v.GenericSchema<Value, Value>;
  /** Where a new record may leave out what a stored one has. */
  newSchema?: v.GenericSchema<Value, Value> | undefined;
  empty: Value;
  /** What the form shows of what the record has under the field's name, or of the whole record. */
  toForm(stored: unknown, record: object): Value;
  /** `stored` is what the record has, for those that are told of what was changed only. */
  toApi(value: Value, stored?: unknown): Api;
  /** How the question shows it whose version is to be saved; nothing for an empty one. */
  toText?(value: Value, format: Formatter): string;
  /** Is kept nowhere but in the form. */
  secret?: boolean | undefined;
  /** Is told of a new record also where it was left empty. */
  sendsEmpty?: boolean | undefined;
  /** Two people can add to it, and take away, without a question. */
  list?: boolean | undefined;
  Control: ComponentType<ControlProps<Value>>;
}
// oxlint-disable-next-line typescript/no-explicit-any -- a table holds fields of any value
type AnyField<Api = any> = FieldDef<any, Api>;

type FieldTable<Body> = { readonly [Name in keyof Body]?: AnyField<Body[Name]> };
/** A name that the call does not know does not compile. */
type Known<Table, Body> = { readonly [Name in Exclude<keyof Table, keyof Body>]: never };
export type ValuesOf<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends FieldDef<infer Value, unknown>
    ? Value
    : never;
};

/** What only several fields together show, and at which of them it is said. */
export interface Check<Values> {
  field: keyof Values & string;
  message: TextKey;
  holds(values: Values): boolean;
}

type EntriesOf<Values> = { [Name in keyof Values]: v.GenericSchema<Values[Name], Values[Name]> };

/** Why something is not sent, at which field. */
export interface Flaw {
  field: string;
  message: TextKey;
  /** What its sentence names besides. */
  value?: number;
}
/** What only the store can say of what is about to be sent; `stored` is what is changed by it. */
type Refuse = (client: HttpClient, body: object, stored?: object) => Promise<Flaw | undefined>;

type Steps = (body: object, stored: object) => readonly object[];

/** A form's fields as one table: schema, values, body, labels and both forms come from it. */
export interface Fields<Body extends object = object, Values extends object = object> {
  names: readonly string[];
  defs: Readonly<Record<string, AnyField>>;
  schema: v.GenericSchema<Values, Values>;
  newSchema: v.GenericSchema<Values, Values>;
  /** To be part of a larger schema: of a record that is there, and of a new one. */
  entries: EntriesOf<Values>;
  newEntries: EntriesOf<Values>;
  empty: Values;
  toForm(record: object): Values;
  /** Only what was changed, so that nobody else's edit of another field is undone. */
  toBody(values: Values, stored: object): Partial<Body>;
  /** What a new record is made of: nothing that was left empty. */
  toNewBody(values: Values): Partial<Body>;
  lists: readonly string[];
  refuse?: Refuse;
  /** What is sent one after the other, where the server refuses it at once. */
  steps?: Steps;
}

/** The fields of a resource, or of what else an operation updates, held against the body of the update. */
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
          if (same(value, before[name])) return [];
          return [[name, def.toApi(value, Reflect.get(stored, name))]];
        }),
      );
    },
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
  } as unknown as Fields<Body, Values>;
}

/** Values of a form are plain: texts, numbers, lists of records, which are the same whatever their order and names. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b));
const plain = (value: unknown) =>
  Array.isArray(value) ? (value as { id: string }[]).map(({ id }) => id).toSorted() : value;
