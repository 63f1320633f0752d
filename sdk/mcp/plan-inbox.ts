/** Handles operators' decisions in the admin. Each decision applies to exactly the changes that the operator saw. */
import { ApiError } from "@countertop/sdk";
import type { Operation } from "../../codegen/contract.ts";
import { editedInput, fieldsOf } from "./plan-edit.ts";
import { differs, PlanError, unordered, type Plan } from "./plan.ts";
import { planView, seenOf, type Evidence, type PlanView } from "./plan-view.ts";
import { writesOf, type WriteContext } from "./writes.ts";

/** Maximum number of plans in a list. Waiting plans come first. */
const LIST_LIMIT = 100;

export interface PlanList {
  readonly plans: readonly PlanView[];
  readonly waiting: number;
  readonly more: number;
}
export interface Inbox {
  list(): PlanList;
  /** Returns a plan with its changes, compared with the current records. */
  one(id: string): Promise<PlanView>;
  edit(id: string, values: unknown, seen: string, by: string): Promise<PlanView>;
  approve(id: string, seen: string, by: string): Promise<PlanView>;
  reject(id: string, by: string): Promise<PlanView>;
  /** Carries out the call that undoes a plan. This call is a separate plan. */
  undo(id: string, seen: string, by: string): Promise<PlanView>;
}

export function inboxOf(context: WriteContext): Inbox {
  const { store, contract, redact, url } = context;
  const writes = writesOf(context);
  const editing = { contract, redact, byName: writes.operationOf };
  const view = (plan: Plan): PlanView => planView(plan, writes.operationOf(plan.operation), redact);
  const found = (id: string): Plan => {
    const plan = store.read(id);
    // Operators can't approve or reject plans of another store.
    if (!plan || plan.url !== url) throw new PlanError("missing", `There is no plan ${id}.`);
    return plan;
  };

  /** Returns the changes of a waiting plan, compared with the current records. */
  const current = async (plan: Plan, operation: Operation) => {
    const version = plan.edit ?? plan;
    const { input } = version;
    const preview = await writes.previewed(operation, input);
    const seen = seenOf(input, preview.changes, preview.state);
    return { ...preview, input, seen, moved: differs(preview, version) };
  };
  const undoOf = async (plan: Plan) => {
    const { undo, status, undoneBy, id } = plan;
    if (undoneBy) throw new PlanError("decided", `Plan ${id} has already been undone.`);
    const operation = undo && writes.operationOf(undo.operation);
    if (!view(plan).canUndo || !operation)
      throw new PlanError("invalid", `Plan ${id} is ${status} and can't be undone.`);
    const { changes, state } = await writes.previewed(operation, undo.input);
    return { operation, input: undo.input, changes, seen: seenOf(undo.input, changes, state) };
  };
  const mustBeSeen = (seen: string, { seen: now }: { seen: string }): void => {
    if (seen !== now)
      throw new PlanError(
        "changed",
        "The plan's changes are different now. Nothing was sent. Read the plan again.",
      );
  };

  return {
    list() {
      const plans = store.list().filter((plan) => plan.url === url);
      const waiting = plans.filter(({ status }) => status === "waiting");
      const sorted = [...waiting, ...plans.filter(({ status }) => status !== "waiting")];
      return {
        plans: sorted.slice(0, LIST_LIMIT).map(view),
        waiting: waiting.length,
        more: Math.max(0, sorted.length - LIST_LIMIT),
      };
    },
    async one(id) {
      const plan = found(id);
      const operation = writes.operationOf(plan.operation);
      const shown = view(plan);
      if (plan.status === "waiting") {
        const { operation: own } = writes.open(id);
        const { input, changes, seen, moved } = await current(plan, own);
        const fields = fieldsOf(own, input, editing);
        return { ...shown, now: { changes, seen, ...(moved && { moved }) }, fields };
      }
      if (shown.canUndo) {
        const { changes, seen } = await undoOf(plan);
        return { ...shown, now: { changes, seen } };
      }
      if (plan.status === "unknown" && operation)
        return { ...shown, evidence: await evidenceOf(plan, operation) };
      return shown;
    },
    async edit(id, values, seen, by) {
      found(id);
      const { plan, operation } = writes.open(id);
      const before = await current(plan, operation);
      mustBeSeen(seen, before);
      const input = editedInput(operation, before.input, values, editing);
      const problem = writes.problemOf(operation, input);
      if (problem) throw new PlanError("invalid", problem);
      const { changes, undo, state } = await writes.previewed(operation, input);
      const at = new Date().toISOString();
      store.saveEdit(id, {
        input,
        changes,
        ...(undo && { undo }),
        ...(state && { state }),
        by,
        at,
      });
      return this.one(id);
    },
    async approve(id, seen, by) {
      found(id);
      const { plan, operation } = writes.open(id);
      const now = await current(plan, operation);
      mustBeSeen(seen, now);
      return view(await writes.decide(id, "approve", by, now));
    },
    async reject(id, by) {
      found(id);
      return view(await writes.decide(id, "reject", by));
    },
    async undo(id, seen, by) {
      const now = await undoOf(found(id));
      mustBeSeen(seen, now);
      // If this process ends here, the undo stays in the list as a waiting plan.
      const plan = await writes.propose(now.operation, now.input, by, id);
      try {
        return await this.approve(plan.id, seen, by);
      } catch (error) {
        if (store.read(plan.id)?.status === "waiting") await writes.decide(plan.id, "reject", by);
        throw error;
      }
    },
  };

  /** Compares the record with a plan whose response was lost. */
  async function evidenceOf(plan: Plan, operation: Operation): Promise<Evidence> {
    const { input, changes } = plan.approved ?? plan;
    const isComparable = changes.length > 0 && changes.every((one) => "before" in one);
    if (!isComparable) return "unclear";
    try {
      const { changes: left } = await writes.previewed(operation, input);
      if (left.length === 0) return "done";
      return unordered(left) === unordered(changes) ? "not-done" : "unclear";
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      return isGone && operation.method === "DELETE" ? "done" : "unclear";
    }
  }
}
