/** Implements the commands for a person in a terminal: plans, approve, reject, and undo. */
import { BATCH_OPERATION } from "./batch.ts";
import { planText, writesOf, type WriteContext } from "./writes.ts";

export async function terminal(words: readonly string[], context: WriteContext): Promise<void> {
  const [verb, id, ...rest] = words;
  const { store, scope, contract } = context;
  if (verb === "plans" && id === undefined) {
    const plans = store.list();
    console.log(plans.length === 0 ? "There are no plans." : plans.map(line).join("\n"));
    return;
  }
  if (!verb || !/^(?:approve|reject|undo)$/.test(verb) || !id || rest.length > 0)
    throw new Error(`There is no command "${words.join(" ")}". --help lists the commands.`);
  const plan = store.read(id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  const writes = writesOf({ ...context, scope });
  if (verb === "reject") {
    await writes.decide(id, "reject", "in a terminal");
    console.log(`Plan ${id} is rejected.`);
    return;
  }
  const next = verb === "undo" ? await undoOf() : plan;
  // Shows the edited version if there is one, because that version is sent.
  console.log(planText({ ...next, ...next.edit, by: next.by }));
  const { status, error, answer } = await writes.decide(next.id, "approve", "in a terminal");
  console.log(`\nPlan ${next.id} is ${status}.`);
  if (error) throw new Error(error);
  console.log(answer ?? "");

  async function undoOf() {
    const { undo, status: state, undoneBy } = plan ?? {};
    if (undoneBy) throw new Error(`Plan ${id} has already been undone.`);
    const operation = [...contract.operations, BATCH_OPERATION].find(
      (one) => one.id === undo?.operation,
    );
    if (!/^(?:done|failed|unknown)$/.test(state ?? "") || !undo || !operation)
      throw new Error(`Plan ${id} is ${state} and can't be undone.`);
    return writes.propose(operation, undo.input, `undo of ${id}`, id);
  }
}

const line = ({ id, status, title, record, by, undo }: Parameters<typeof planText>[0]): string =>
  [
    id,
    status,
    title,
    ...(record ? [record] : []),
    `requested by ${by}`,
    ...(status === "done" && undo ? ["can be undone"] : []),
  ].join(" · ");
