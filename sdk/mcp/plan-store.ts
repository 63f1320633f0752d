/**
 * Stores plans of writes in a folder of the user. Plans survive a restart. Each plan is approved or rejected only once, even if
 * several processes try it.
 */
import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Plan, PlanStatus, Version } from "./plan.ts";

export const plansFolder = (): string =>
  join(process.env["XDG_STATE_HOME"] || join(homedir(), ".local/state"), "countertop-mcp");

/** Time limit for a decision. After that, a plan expires. */
export const PLAN_HOURS = 24;
/**
 * Retention of plans that can no longer be approved or rejected: a number of days, and a maximum number of plans for each store.
 */
export const KEPT = { days: 90, plans: 1_000 } as const;
/** Maximum time, in milliseconds, that another process needs for a write with its retries. */
const RUNNING_MS = 300_000;
/** Maximum age, in milliseconds, of a draft file. Only a process that was killed leaves an older one. */
const DRAFT_MS = 3_600_000;
/** Matches the other files of a plan. The first group is the plan's id. The second group matches only if the file is a draft. */
const OWN_FILE =
  /^([\da-f]{8})\.(?:(?:json|edit)\.\d+\.(tmp)|edit|decision|undo(?:\.[\da-f]{8})*)$/;
/** Identifies this process. The process ID isn't enough, because a later process may have the same one. */
const INSTANCE = randomUUID();

export interface PlanStore {
  add(plan: Plan): void;
  /** Returns a plan with its current state. */
  read(id: string): Plan | undefined;
  /** Lists plans, the newest first. */
  list(): Plan[];
  /** Records the decision on a plan. Returns false if the plan was already approved or rejected, or doesn't exist. */
  decide(id: string, decision: "approve" | "reject"): boolean;
  save(plan: Plan): void;
  /** Stores an edit of a waiting plan. Doesn't change a plan that is approved or rejected at the same time. */
  saveEdit(id: string, edit: Version): void;
  /**
   * Records the plan that undoes another plan. Returns false if such a plan already exists, or if the plan to undo doesn't exist.
   */
  claimUndo(id: string, undo: string): boolean;
  /** Allows a new undo, because this one didn't change anything. */
  releaseUndo(id: string, undo: string): void;
}

export function planStore(folder: string, now: () => number = Date.now): PlanStore {
  const at = (id: string, kind: "json" | "edit" | "decision" | "undo") =>
    join(folder, `${id}.${kind}`);
  const isId = (id: string) => /^[\w-]+$/.test(id);
  /** Reads a file without checking first whether it exists, because another process may delete it at any time. */
  const textAt = (file: string): string | undefined => {
    try {
      return readFileSync(file, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };
  const write = (file: string, value: object): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(value, null, 2), { mode: 0o600 });
    renameSync(draft, file);
  };
  /** Claims a file: only one process can create a file with the flag `wx`. */
  const claim = (file: string, text: string): boolean => {
    try {
      writeFileSync(file, text, { flag: "wx", mode: 0o600 });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    }
  };
  const save = (plan: Plan): void => write(at(plan.id, "json"), plan);

  const stateOf = (plan: Plan): PlanStatus => {
    if (plan.status !== "waiting") return plan.status;
    const decision = textAt(at(plan.id, "decision"));
    if (decision !== undefined) return stateAfter(decision, now());
    const end = plan.expires ?? Date.parse(plan.created) + PLAN_HOURS * 3_600_000;
    return now() > new Date(end).getTime() ? "expired" : "waiting";
  };
  /**
   * Returns the file that contains the id of a plan's undo. If an undo expired without a decision, the next undo uses a new file.
   */
  const undoFile = (id: string): string => {
    for (let file = at(id, "undo"); ;) {
      const undo = textAt(file);
      const text = undo && isId(undo) ? textAt(at(undo, "json")) : undefined;
      if (!text || stateOf(JSON.parse(text) as Plan) !== "expired") return file;
      file = `${at(id, "undo")}.${undo}`;
    }
  };
  const read = (id: string): Plan | undefined => {
    const text = isId(id) ? textAt(at(id, "json")) : undefined;
    if (text === undefined) return undefined;
    const plan = JSON.parse(text) as Plan;
    const edit = plan.approved || plan.edit ? undefined : textAt(at(id, "edit"));
    const undoneBy = textAt(undoFile(id));
    return {
      ...plan,
      status: stateOf(plan),
      ...(edit && { edit: JSON.parse(edit) as Version }),
      ...(undoneBy && { undoneBy }),
    };
  };
  const filesOf = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const list = (): Plan[] =>
    filesOf()
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => {
        const id = file.slice(0, -".json".length);
        const plan = read(id);
        return plan?.id === id ? plan : [];
      })
      .sort((a, b) => (a.created < b.created ? 1 : -1));
  const remove = (file: string): void => rmSync(join(folder, file), { force: true });
  /** Deletes plans past their retention, and files without a plan. Several processes can do this at the same time. */
  const prune = (): void => {
    const plans = list();
    const byId = new Map(plans.map((plan) => [plan.id, plan]));
    /** The last use of a plan or of the plans that undo it. A plan is kept as long as those plans, because they refer to it. */
    const lastUse = ({ id }: Plan): string => {
      const chain = new Set<Plan>();
      for (let one = byId.get(id); one && !chain.has(one); one = byId.get(one.undoneBy ?? ""))
        chain.add(one);
      return (
        [...chain]
          .map((one) => one.decidedAt ?? one.created)
          .sort()
          .at(-1) ?? ""
      );
    };
    const seen = new Map<string, number>();
    const oldest = new Date(now() - KEPT.days * 86_400_000).toISOString();
    const ended = plans
      .filter(({ status }) => status !== "waiting" && status !== "running")
      .map((plan) => ({ plan, used: lastUse(plan) }))
      .sort((a, b) => (a.used < b.used ? 1 : -1));
    for (const { plan, used } of ended) {
      const newer = seen.get(plan.url) ?? 0;
      seen.set(plan.url, newer + 1);
      // Deletes the plan before its decision. In the reverse order, another process could see the plan as waiting.
      if (used < oldest || newer >= KEPT.plans) remove(`${plan.id}.json`);
    }
    for (const file of filesOf()) {
      // The folder may contain unrelated files.
      const [, id, isDraft] = OWN_FILE.exec(file) ?? [];
      if (isDraft) {
        const { mtimeMs } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? {};
        if (mtimeMs !== undefined && now() - mtimeMs > DRAFT_MS) remove(file);
      } else if (id !== undefined && !existsSync(at(id, "json"))) remove(file);
    }
  };
  prune();
  return {
    add(plan) {
      prune();
      save(plan);
    },
    save,
    read,
    list,
    decide: (id, decision) =>
      isId(id) &&
      claim(at(id, "decision"), [decision, process.pid, INSTANCE, now()].join(" ")) &&
      existsSync(at(id, "json")),
    saveEdit: (id, edit) => write(at(id, "edit"), edit),
    claimUndo(id, undo) {
      if (!isId(id)) return false;
      const file = undoFile(id);
      return (claim(file, undo) || textAt(file) === undo) && existsSync(at(id, "json"));
    },
    releaseUndo(id, undo) {
      if (isId(id) && textAt(undoFile(id)) === undo) rmSync(undoFile(id), { force: true });
    },
  };
}

/** Returns the state of a plan that was approved or rejected, but whose result isn't stored yet. */
function stateAfter(text: string, now: number): PlanStatus {
  const [decision, process = "", instance, begun = "0"] = text.split(" ");
  if (decision === "reject") return "rejected";
  if (instance === INSTANCE) return "running";
  return isOther(Number(process)) && now - Number(begun) < RUNNING_MS ? "running" : "unknown";
}

/** True if another process with this process ID is running. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
