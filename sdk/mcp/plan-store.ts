/** Plans of writes in a folder of the user: they survive a restart, and each is decided once, whichever process decides. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Plan } from "./plan.ts";

export const plansFolder = (): string =>
  join(process.env["XDG_STATE_HOME"] || join(homedir(), ".local/state"), "countertop-mcp");

export interface PlanStore {
  add(plan: Plan): void;
  /** A plan with its state of now. */
  read(id: string): Plan | undefined;
  /** The newest first. */
  list(): Plan[];
  /** Takes the only decision about a plan. False if it was taken before. */
  decide(id: string, decision: "approve" | "reject"): boolean;
  save(plan: Plan): void;
}

export function planStore(folder: string): PlanStore {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const decisionOf = (id: string) => join(folder, `${id}.decision`);
  const isId = (id: string) => /^[\w-]+$/.test(id);
  const save = (plan: Plan): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const draft = `${fileOf(plan.id)}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(plan, null, 2), { mode: 0o600 });
    renameSync(draft, fileOf(plan.id));
  };
  const read = (id: string): Plan | undefined => {
    if (!isId(id) || !existsSync(fileOf(id))) return undefined;
    const plan = JSON.parse(readFileSync(fileOf(id), "utf8")) as Plan;
    if (plan.status !== "waiting" || !existsSync(decisionOf(id))) return plan;
    const [decision, process = ""] = readFileSync(decisionOf(id), "utf8").split(" ");
    if (decision === "reject") return { ...plan, status: "rejected" };
    return { ...plan, status: isAlive(Number(process)) ? "running" : "unknown" };
  };
  return {
    add: save,
    save,
    read,
    list: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((file) => file.endsWith(".json"))
        .flatMap((file) => read(file.slice(0, -".json".length)) ?? [])
        .sort((a, b) => (a.created < b.created ? 1 : -1)),
    decide(id, decision) {
      if (!isId(id)) return false;
      try {
        // Only one process can create a file that must not exist.
        writeFileSync(decisionOf(id), `${decision} ${process.pid}`, { flag: "wx", mode: 0o600 });
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
        throw error;
      }
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
