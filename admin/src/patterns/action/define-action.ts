import type { HttpClient, Input, Operation } from "@countertop/sdk";
import type { OperationWriter, useRevalidate } from "@countertop/sdk/react";
import type { LucideIcon } from "lucide-react";
import type { Feature } from "../../lib/feature-flags.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { AnyFields, Fields } from "../fields/define.ts";
import type { Warning, WarningTools } from "../overlay/warning.tsx";
import type { Text } from "../page/use-text.ts";
import type { AnyResource, BodyOf, RecordOf, Resource, RowOf } from "../resource/define.ts";
import type { QueryOf } from "../resource/filters.ts";
import type { Records } from "../filter/filter-types.ts";

/* An action on a record, defined only once. The record page's button (with a shortcut and an entry in the command palette),
   the drawer, the entry in a row's menu, and the list's bulk action derive from the definition. The first screens load this
   file, so it must not import components. */

/**
 * A part of a record, such as its stock at one location. Parts have no page, and the server can't return a single part.
 */
export interface Part<Target> {
  slug: string;
  nameOf(target: Target): string;
}

/** Properties that all actions have. `Target` is a record, as in a list or as on its page, or a part of a record. */
export interface ActionFacts<Target, R = unknown> {
  /** The action's name, which is unique within the resource. */
  name: string;
  icon: LucideIcon;
  label: TextKey;
  /**
   * The notification after the action, such as "{{value}} gift cards turned off". `count` and `value` both count the records.
   */
  done?: TextKey | undefined;
  /** The shortcut on the record's page. Actions with the same key are states of the same button. */
  key?: string | undefined;
  /** The id for storing a custom shortcut, such as `record.state`. */
  command?: string | undefined;
  /** True if the action permanently deletes or revokes something. To confirm, the user has to type the record's name. */
  danger?: boolean | undefined;
  /** True if the dialog for deleting the record offers this action instead. */
  gentle?: boolean | undefined;
  /** The feature that the action requires. */
  needs?: Feature | undefined;
  /** False if the action doesn't apply to the record in its current state. It is then hidden. */
  offered?(target: Target): boolean;
  /** The reason why the action can't run now, shown at the disabled button. `perform` checks it again, except for a part. */
  unavailable?(target: Target): TextKey | undefined;
  /** The confirmation before the action runs. */
  asks?:
    | {
        title: TextKey;
        manyTitle?: TextKey;
        text: TextKey;
        confirm?: TextKey;
        /** Values for placeholders in both texts, in addition to `name` and `count`. */
        values?(target: Target): Record<string, unknown>;
      }
    | undefined;
  /** Returns a confirmation that depends on the current records. Undefined if none is needed. */
  warns?(tools: WarningTools, ids: readonly string[]): Promise<Warning | undefined>;
  /** Query parameters for reading the record, if the page's own query returns more than the action needs. */
  readQuery?: QueryOf<R> | undefined;
  /** The message if another operator performed the action first. */
  tooLate?: TextKey | undefined;
}

/**
 * Sets fields of the record, as in "publish" or "turn off". Repeating the action changes nothing, and setting the previous
 * values undoes it.
 */
export interface SetsFields<Target, Body> {
  sets: Partial<Target> & Partial<Body>;
}

/** Calls one operation. `isDone` tells whether a write whose response was lost succeeded. */
export interface CallsOperation<Target, O> {
  call: Operation<O>;
  input?(id: string): Input<O>;
  isDone?(target: Target): boolean;
}

/** Calls one operation on a part of a record, which `part` describes. */
export interface CallsOnPart<Target, O> {
  call: Operation<O>;
  input(target: Target): Input<O>;
}

type StaleFacts = Parameters<ReturnType<typeof useRevalidate>>[number];
/** Functions with which an action reads, writes, and formats messages. */
export interface Tools extends WarningTools {
  write: OperationWriter;
  /** Refetches the data that an operation changes. Use it for calls that `write` doesn't send. */
  settle: ReturnType<typeof useRevalidate>;
}

/** An action that asks for values in a drawer. */
export interface AsksFields<Target> {
  title?: TextKey;
  /** Values for placeholders in the title. */
  titleValues?(text: Text, target: Target): Record<string, string>;
  /** The label of the submit button. Default: "Save changes". */
  save?: TextKey;
  /** Set to `drawer` if the form has more than three fields, so that the placeholder has the right size. */
  shape?: "drawer";
  /** Loads the fields when the form opens, with the data that they need from the store. */
  fields(tools: Tools, target: Target): Promise<AnyFields>;
}
/** Changes stored values of the record, merged with changes that others have saved in the meantime. */
export interface EditsFields<Target, O> extends AsksFields<Target> {
  edits: Operation<O>;
}
/** Sends new values in one or more calls. The result `found` means that an earlier attempt succeeded. */
export interface SendsFields<Target, Body> extends Omit<AsksFields<Target>, "fields"> {
  fields(tools: Tools, target: Target): Promise<Fields<Body & object>>;
  /** True if the fields start with values of the target. Otherwise, they are those of a new record. */
  filled?: boolean;
  send(tools: Tools, body: Body, target: Target): Promise<unknown>;
}

/** The call that links records to the chosen record. */
export interface Links<O, B> {
  link: Operation<O>;
  /** Unlinks records. Receives the same input, with only the records that were newly linked. */
  unlink: Operation<B>;
  input(ids: string[], chosen: string): Input<O> & Input<B>;
  /** Returns the records that the action would change. Reads them from the server, because the list may be outdated. */
  changes(client: HttpClient, ids: readonly string[], chosen: string): Promise<Change[]>;
}
interface Change {
  id: string;
  /** The id of the record that was linked before, if there can be only one such link. Undo restores that link. */
  former?: string | undefined;
}
/** Links several records to a record that the user chooses first, as in "Add to collection". */
export interface LinksRecords<O, B> {
  choose: { options(client: HttpClient): Records };
  /** Loads the calls when the action runs. */
  links(): Promise<Links<O, B>>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the overloads of `defineAction` check targets, inputs, and bodies
type Any = any;
/** The calls of an action, separate from its appearance. They load when the first action runs. */
export interface Steps {
  /** Reads the record. Rejects for a part of a record. */
  read(client: HttpClient, id: string): Promise<Any>;
  send(write: OperationWriter, id: string, target?: Any): Promise<unknown>;
  /**
   * The operation whose data is refetched if the action was performed by another operator, or by an attempt whose response
   * was lost.
   */
  operation?: StaleFacts | undefined;
  /** Saves the values of the form. */
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

/** The drawer of an action, in the form in which it is rendered. */
export interface ActionForm<Target> extends AsksFields<Target> {
  /** The operation that changes stored values. */
  edits?: Operation<unknown>;
  filled?: boolean;
  send?(tools: Tools, body: object, target: Target): Promise<unknown>;
}

/** An action in the form in which page components use it. `steps` hides the operation's types. */
export interface Action<Target> extends ActionFacts<Target> {
  slug: string;
  nameOf(target: Target): string;
  offered(target: Target): boolean;
  /** Values that are shown until the server responds. */
  sets?: object;
  choose?: LinksRecords<unknown, unknown>["choose"];
  /** True for an action on a part of a record, which can't be read before the action runs. */
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
/** The definition of an action of any kind. */
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

/** True if the record has all of these values. */
export const isSet = (target: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => Reflect.get(target, name) === value);
