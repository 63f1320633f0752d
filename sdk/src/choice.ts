import type { ArgsOf, Input, Output } from "./operation-types.ts";

/** `expand` and `fields` of a query, as literal types of a call. */
export interface Choice<Expand extends string, Fields extends string> {
  readonly query?: { readonly expand?: Expand; readonly fields?: Fields };
}

/** An operation whose response depends on `expand` and `fields` of its query. */
export interface Choosing {
  chosen: unknown;
}

/** The input of a call whose response depends on `expand` and `fields`. For any other call, this is its plain input. */
export type ChoosingInput<O, Expand extends string, Fields extends string> = O extends Choosing
  ? Input<O> & Choice<Expand, Fields>
  : Input<O>;
export type ChoosingArgs<O, Expand extends string, Fields extends string> =
  object extends Input<O>
    ? [input?: ChoosingInput<O, Expand, Fields>]
    : ArgsOf<ChoosingInput<O, Expand, Fields>>;

/**
 * The response to a query: by default with all relations that the server includes. `expand: "items,region"` replaces the
 * relations, and `fields: "id,title"` the fields. If the compiler doesn't know the string, the relations are optional.
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

/** The fields of the response: all of them, unless `fields` names some without adding to the default fields. */
type Kept<Row, Relations extends string, Fields extends string> = [
  Exclude<Fields, `${"+" | "-"}${string}`>,
] extends [never]
  ? keyof Row
  : Extract<keyof Row, Fields | HeadOf<Relations>>;

/** A record with the relations of a response: `variants.prices` is a price of each variant. */
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
 * If `expand` names the relation itself, its records are complete. If the type is a union of complete and incomplete records, picks
 * the members with an id.
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

/** The names in a string such as `items, region`; `never` if the string is unknown or empty. */
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
