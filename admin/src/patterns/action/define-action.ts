import type { HttpClient, Input, Operation } from "@countertop/sdk";
import type { OperationWriter, useRevalidate } from "@countertop/sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { Feature } from "../../lib/feature-flags.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { AnyFields, Fields } from "../fields/define.ts";
import type { Text } from "../page/use-text.ts";
import type { AnyResource, BodyOf, RecordOf, Resource, RowOf } from "../resource/define.ts";
import type { QueryOf } from "../resource/filters.ts";
import type { Records } from "../filter/filter-types.ts";

/*
 * An action on a record, defined once. The button on the record's page (with shortcut and palette entry), its drawer, the
 * entry in a row's menu, and the list's bulk action derive from it. The first screens load this file, so it must not import
 * components.
 */

/** A part of a record, such as its stock at one location. It has no page, and the server has no call that reads only this part. */
export interface Part<Target> {
  slug: string;
  nameOf(target: Target): string;
}

/** Properties of every action. `Target` is a record, either as in a list or as on its page. */
export interface ActionFacts<Target, R = unknown> {
  /** Unique within the resource. */
  name: string;
  icon: LucideIcon;
  label: TextKey;
  /** The notice when it's done, such as "{{value}} gift cards turned off". `count` and `value` are the number of records. */
  done?: TextKey | undefined;
  /** The shortcut on the record's page. Two actions with the same key are two states of one button. */
  key?: string | undefined;
  /** The id under which a custom shortcut is stored, such as `record.state`. */
  command?: string | undefined;
  /** True if the action deletes or revokes something permanently. The user types the record's name before it runs. */
  danger?: boolean | undefined;
  /** True if the dialog that deletes the record offers this action instead. */
  gentle?: boolean | undefined;
  /** The feature that the action requires. */
  needs?: Feature | undefined;
  /** False if the action makes no sense for a record in this state. The action isn't shown. */
  offered?(target: Target): boolean;
  /** The reason why it can't run now, which the disabled button shows. Checked again with the server's current record. */
  unavailable?(target: Target): TextKey | undefined;
  /** The confirmation before it runs. */
  asks?:
    | {
        title: TextKey;
        manyTitle?: TextKey;
        text: TextKey;
        confirm?: TextKey;
        /** Placeholders of both texts, in addition to `name` and `count`. */
        values?(target: Target): Record<string, unknown>;
      }
    | undefined;
  /** Query parameters for reading the record, if the page's own query returns too much. */
  readQuery?: QueryOf<R> | undefined;
  /** Message if another operator did the same first. */
  tooLate?: TextKey | undefined;
}

/**
 * Sets fields of the record, like "publish" or "turn off". Repeating the action changes nothing, and the previous values undo it.
 */
export interface SetsFields<Target, Body> {
  sets: Partial<Target> & Partial<Body>;
}

/** Calls one operation. `isDone` recognizes a successful write whose response was lost. */
export interface CallsOperation<Target, O> {
  call: Operation<O>;
  input?(id: string): Input<O>;
  isDone?(target: Target): boolean;
}

/** Calls one operation on a part. `part` describes it. */
export interface CallsOnPart<Target, O> {
  call: Operation<O>;
  input(target: Target): Input<O>;
}

type StaleFacts = Parameters<ReturnType<typeof useRevalidate>>[number];
/** Tools that an action uses to read, to write, and to format messages. */
export interface Tools {
  client: HttpClient;
  queries: QueryClient;
  write: OperationWriter;
  /** Refetches what an operation changes, for calls that `write` doesn't send. */
  settle: ReturnType<typeof useRevalidate>;
  text: Text;
}

/** Asks for values in a drawer. */
export interface AsksFields<Target> {
  title?: TextKey;
  /** Placeholders of the title. */
  titleValues?(text: Text, target: Target): Record<string, string>;
  /** Label of the button that sends them. Default: "Save changes". */
  save?: TextKey;
  /** `drawer` if it has more than three fields, so that the placeholder has the same size. */
  shape?: "drawer";
  /** Loads when the form opens, with the data that the fields need from the store. */
  fields(tools: Tools, target: Target): Promise<AnyFields>;
}
/** Changes stored values of the record, together with the changes that others saved in the meantime. */
export interface EditsFields<Target, O> extends AsksFields<Target> {
  edits: Operation<O>;
}
/** Sends new values with one call or several. `found` means that an earlier attempt succeeded. */
export interface SendsFields<Target, Body> extends Omit<AsksFields<Target>, "fields"> {
  fields(tools: Tools, target: Target): Promise<Fields<Body & object>>;
  /** True if the drawer begins with values of the target. Otherwise, its fields are those of a new record. */
  filled?: boolean;
  send(tools: Tools, body: Body, target: Target): Promise<unknown>;
}

/** The call that links records with the chosen one. */
export interface Links<O, B> {
  link: Operation<O>;
  /** Receives the same input, but only with the newly linked records, and unlinks them. */
  unlink: Operation<B>;
  input(ids: string[], chosen: string): Input<O> & Input<B>;
  /** The records that the action would change, as the server returns them, because the list may be older. */
  changes(client: HttpClient, ids: readonly string[], chosen: string): Promise<Change[]>;
}
interface Change {
  id: string;
  /** The previously linked record, if a record has only one such link. Undo restores it. */
  former?: string | undefined;
}
/** Links many records with one that is chosen first, as in "Add to collection". */
export interface LinksRecords<O, B> {
  choose: { options(client: HttpClient): Records };
  /** Loads when the action runs. */
  links(): Promise<Links<O, B>>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the overloads of `defineAction` check targets, inputs, and bodies
type Any = any;
/** Steps of an action, separate from its appearance. They load when the first action runs. */
export interface Steps {
  /** Reads the record. Rejects for a part. */
  read(client: HttpClient, id: string): Promise<Any>;
  send(write: OperationWriter, id: string, target?: Any): Promise<unknown>;
  /**
   * The operation whose changes are fetched again if another operator, or an attempt without a response, has performed the action.
   */
  operation?: StaleFacts | undefined;
  /** Changes the values that were entered in the form. */
  edit?(write: OperationWriter, id: string, body: object): Promise<unknown>;
  isDone?: ((target: Any) => boolean) | undefined;
  /** Restores the previous values. */
  restore?(write: OperationWriter, before: Any): Promise<unknown>;
  many?: {
    run(write: OperationWriter, ids: string[], chosen: string): Promise<unknown>;
    undo(write: OperationWriter, changes: readonly Change[], chosen: string): Promise<unknown>;
    changes: Links<unknown, unknown>["changes"];
  };
}

/** The drawer of an action, as it is rendered. */
export interface ActionForm<Target> extends AsksFields<Target> {
  /** Changes stored values. */
  edits?: Operation<unknown>;
  filled?: boolean;
  send?(tools: Tools, body: object, target: Target): Promise<unknown>;
}

/** An action as the page components use it. `steps` hides the types of its operation. */
export interface Action<Target> extends ActionFacts<Target> {
  slug: string;
  nameOf(target: Target): string;
  offered(target: Target): boolean;
  /** Values that are shown before the server responds. */
  sets?: object;
  choose?: LinksRecords<unknown, unknown>["choose"];
  /** True for an action on a part, which can't be read before it runs. */
  part?: boolean;
  form?: ActionForm<Target>;
  steps(): Promise<Steps>;
}

export type Of<L, R> = RowOf<L> | RecordOf<R>;

export function defineAction<L, R, C, U, F>(
  resource: Resource<L, R, C, U, F>,
  def: ActionFacts<Of<L, R>, R> & SetsFields<Of<L, R>, BodyOf<U>>,
): Action<Of<L, R>>;
export function defineAction<L, R, C, U, F, O>(
  resource: Resource<L, R, C, U, F>,
  def: ActionFacts<Of<L, R>, R> & CallsOperation<Of<L, R>, O>,
): Action<Of<L, R>>;
export function defineAction<L, R, C, U, F, O, B>(
  resource: Resource<L, R, C, U, F>,
  def: ActionFacts<Of<L, R>, R> & LinksRecords<O, B>,
): Action<Of<L, R>>;
export function defineAction<L, R, C, U, F, O>(
  resource: Resource<L, R, C, U, F>,
  def: ActionFacts<RecordOf<R>, R> & EditsFields<RecordOf<R>, O>,
): Action<RecordOf<R>>;
export function defineAction<Target, Body>(
  part: Part<Target>,
  def: ActionFacts<NoInfer<Target>> & SendsFields<NoInfer<Target>, Body>,
): Action<Target>;
export function defineAction<Target, O>(
  part: Part<Target>,
  def: ActionFacts<NoInfer<Target>> & CallsOnPart<NoInfer<Target>, O>,
): Action<Target>;
export function defineAction(of: AnyResource | AnyPart, def: AnyDef): AnyAction {
  const { fields, sets } = def;
  return {
    offered: (target) => !(sets && isSet(target, sets)),
    ...def,
    slug: of.slug,
    nameOf: of.nameOf,
    part: !("list" in of),
    ...(fields && { form: { ...def, fields } }),
    steps: async () => (await import("./steps.ts")).stepsOf(of, def),
  };
}
type AnyPart = Part<Any>;
export type AnyAction = Action<Any>;
/** A definition of any kind of action. */
export interface AnyDef
  extends
    ActionFacts<Any, Any>,
    Partial<SetsFields<object, object>>,
    Partial<LinksRecords<Any, Any>>,
    Partial<SendsFields<Any, Any>>,
    Partial<EditsFields<Any, Any>> {
  call?: Operation<Any>;
  input?(of: Any): Any;
  isDone?(target: Any): boolean;
  fields?(tools: Tools, target: Any): Promise<AnyFields>;
}

/** True when the record has all these values. */
export const isSet = (target: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => Reflect.get(target, name) === value);
