import type { HttpClient, Input, Operation } from "@countertop/sdk";
import type { OperationWriter } from "@countertop/sdk/react";
import type { LucideIcon } from "lucide-react";
import type { Feature } from "../../lib/feature-flags.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { BodyOf, RecordOf, Resource, RowOf } from "../resource/define.ts";
import type { QueryOf } from "../resource/filters.ts";
import type { Records } from "../list/filter-types.ts";

/*
 * An action on a record, defined once. The button on the record's page (with shortcut and palette entry), the entry in a
 * row's menu, and the list's bulk action derive from it. Loaded with the first screens: no components.
 */

/** Facts of every action. `Target` is a record, as a list has it or as its page has it. */
export interface ActionFacts<Target, R = unknown> {
  /** Unique within the resource. */
  name: string;
  icon: LucideIcon;
  label: TextKey;
  /** "{{value}} gift cards turned off"; `count` and `value` are the number of records. */
  done?: TextKey | undefined;
  /** On the record's page. Two actions with the same key are two states of one button. */
  key?: string | undefined;
  /** A reader's own shortcut is kept under it: `record.state`. */
  command?: string | undefined;
  /** Takes something away for good: the record's name is typed before it runs. */
  danger?: boolean | undefined;
  /** Offered where somebody is about to delete the record. */
  gentle?: boolean | undefined;
  /** A store without this feature doesn't have the action. */
  needs?: Feature | undefined;
  /** False if the action makes no sense for a record in this state. The action isn't shown. */
  offered?(target: Target): boolean;
  /** Reason why it can't run now, stated by the disabled button. Checked again with the server's current record. */
  unavailable?(target: Target): TextKey | undefined;
  /** Asked before it runs. */
  asks?: { title: TextKey; manyTitle?: TextKey; text: TextKey; confirm?: TextKey } | undefined;
  /** Sent when the record is read for this action, if the page's own query fetches too much. */
  readQuery?: QueryOf<R> | undefined;
  /** Message if somebody else did the same first. */
  tooLate?: TextKey | undefined;
}

/** Sets fields of the record: "publish", "turn off". Repeating it changes nothing, and the former values undo it. */
export interface SetsFields<Target, Body> {
  sets: Partial<Target> & Partial<Body>;
}

/** Calls one operation. `isDone` recognizes a successful write whose response was lost. */
export interface CallsOperation<Target, O> {
  call: Operation<O>;
  input?(id: string): Input<O>;
  isDone?(target: Target): boolean;
}

/** Links many records with one that is chosen first: "add to a collection". */
export interface LinksRecords<O, B> {
  choose: { options(client: HttpClient): Records };
  link: Operation<O>;
  /** Takes the same input: it undoes the link of those that it was new to. */
  unlink: Operation<B>;
  linkInput(ids: string[], chosen: string): Input<O> & Input<B>;
  /** Those of them that the action changes, as the server returns them: the list may be older. */
  changes(client: HttpClient, ids: readonly string[], chosen: string): Promise<string[]>;
}

/** Steps of an action, apart from how it looks: loaded when the first one runs. */
export interface Steps<Target> {
  read(client: HttpClient, id: string): Promise<Target>;
  send(write: OperationWriter, id: string): Promise<unknown>;
  isDone?: ((target: Target) => boolean) | undefined;
  /** Puts back what it was. */
  restore?(write: OperationWriter, before: Target): Promise<unknown>;
  many?: {
    run(write: OperationWriter, ids: string[], chosen: string): Promise<unknown>;
    undo(write: OperationWriter, ids: string[], chosen: string): Promise<unknown>;
    changes: LinksRecords<unknown, unknown>["changes"];
  };
}

/** An action as the page components use it: the types of its operation are behind `steps`. */
export interface Action<Target> extends ActionFacts<Target> {
  slug: string;
  nameOf(target: Target): string;
  offered(target: Target): boolean;
  /** Values shown before the server answers. */
  sets?: object;
  choose?: LinksRecords<unknown, unknown>["choose"];
  steps(): Promise<Steps<Target>>;
}

export type Of<L, R> = RowOf<L> | RecordOf<R>;
export type ActionDef<L, R, U, O, B> = ActionFacts<Of<L, R>, R> &
  (SetsFields<Of<L, R>, BodyOf<U>> | CallsOperation<Of<L, R>, O> | LinksRecords<O, B>);

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
export function defineAction<L, R, C, U, F, O, B>(
  resource: Resource<L, R, C, U, F>,
  def: ActionDef<L, R, U, O, B>,
): Action<Of<L, R>> {
  return {
    offered: (target) => !("sets" in def && isSet(target, def.sets)),
    ...def,
    slug: resource.slug,
    nameOf: (target) => resource.nameOf(target as RowOf<L>),
    steps: async () => (await import("./steps.ts")).stepsOf(resource, def),
  };
}

/** True when the record has all these values. */
export const isSet = (target: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => Reflect.get(target, name) === value);
