import type { ArgsOf, Input, Output } from "./operation-types.ts";

/** The `expand` and `fields` of a query, with the literal types that TypeScript infers from the call. */
export interface Choice<Expand extends string, Fields extends string> {
  readonly query?: { readonly expand?: Expand; readonly fields?: Fields };
}

/** An operation whose response depends on the `expand` and `fields` of its query. */
export interface Choosing {
  chosen: unknown;
}

/** The input of a call whose response depends on `expand` and `fields`. For any other operation, its plain input. */
export type ChoosingInput<O, Expand extends string, Fields extends string> = O extends Choosing
  ? Input<O> & Choice<Expand, Fields>
  : Input<O>;
export type ChoosingArgs<O, Expand extends string, Fields extends string> =
  object extends Input<O>
    ? [input?: ChoosingInput<O, Expand, Fields>]
    : ArgsOf<ChoosingInput<O, Expand, Fields>>;

/**
 * The response to a query. By default, it has all relations that the server includes. `expand: "items,region"` replaces the
 * relations, and `fields: "id,title"` replaces the fields. If the compiler doesn't know the strings, the relations are optional.
 */
export type OutputOf<O, Expand extends string = never, Fields extends string = never> = [
  Expand | Fields,
] extends [never]
  ? Output<O>
  : O extends { chosen: infer Answer }
    ? [Names<Expand> | Names<Fields>] extends [never]
      ? Answer
      : { [Name in keyof Answer]: ChosenIn<Answer[Name], Names<Expand>, Names<Fields>> }
    : Output<O>;

type ChosenIn<
  Part,
  Relations extends string,
  Fields extends string,
> = Part extends readonly (infer Row extends object)[]
  ? WithRelations<Pick<Row, Kept<Row, Relations, Fields>>, Relations>[]
  : Part extends object
    ? WithRelations<Pick<Part, Kept<Part, Relations, Fields>>, Relations>
    : Part;

/**
 * The names of the response's fields: all fields, unless `fields` contains names without a leading `+` or `-`. Such names replace
 * the default fields.
 */
type Kept<Row, Relations extends string, Fields extends string> = [
  Exclude<Fields, `${"+" | "-"}${string}`>,
] extends [never]
  ? keyof Row
  : Extract<keyof Row, Fields | HeadOf<Relations>>;

/** A record with the given relations. `variants.prices` means the prices of each variant. */
export type WithRelations<Row, Relations extends string> = [Relations] extends [never]
  ? Row
  : Omit<Row, HeadOf<Relations>> & {
      [Name in Extract<keyof Row, HeadOf<Relations>>]-?: Loaded<
        Exclude<Row[Name], undefined>,
        RestOf<Relations, Name & string>,
        Name extends Relations ? { id: unknown } : unknown
      >;
    };

/**
 * A loaded relation. If `expand` contains the relation's own name, its records are complete. In that case, a union of complete and
 * incomplete records is reduced to the members with an id.
 */
type Loaded<Value, Relations extends string, Whole> = Value extends readonly (infer Row)[]
  ? EachWith<Row, Relations, Whole>[]
  : Value extends object
    ? WithRelations<Value, Relations>
    : Value;
type EachWith<Row, Relations extends string, Whole> = Row extends Whole
  ? WithRelations<Row, Relations>
  : never;

type HeadOf<Path extends string> = Path extends `${infer Head}.${string}` ? Head : Path;
type RestOf<Path extends string, Head extends string> = Path extends `${Head}.${infer Rest}`
  ? Rest
  : never;

/** The names in a string such as `items, region`. `never` if the compiler doesn't know the string, or if the string is empty. */
type Names<Text extends string> =
  Record<never, never> extends Record<Text, 1>
    ? never
    : Text extends `${infer First},${infer Rest}`
      ? Trimmed<First> | Names<Rest>
      : Trimmed<Text>;
type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} `
  ? Trimmed<Rest>
  : Text extends ""
    ? never
    : Text;
