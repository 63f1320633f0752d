/** Converts a program's return value into the tool's result, within the size limit. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { LIMIT, textOf } from "../answer.ts";
import type { redactor } from "../safety.ts";
import { LIMITS } from "./limits.ts";
import type { ProgramResult } from "./program.ts";

/** Returns the tool's result. `planned` describes the plan that contains the program's writes. */
export function programAnswer(
  { result, failed, logs, calls }: Omit<ProgramResult, "writes">,
  planned: CallToolResult | undefined,
  redact: ReturnType<typeof redactor>,
): CallToolResult {
  const log = redact.text(logs.join("\n"));
  const printed = {
    calls,
    ...(log !== "" && {
      logs:
        log.length > LIMITS.logs
          ? `${log.slice(0, LIMITS.logs)}… ${log.length - LIMITS.logs} characters more`
          : log,
    }),
  };
  if (failed !== undefined) {
    const text = [redact.text(failed).slice(0, LIMIT / 2), printed.logs ?? ""].join("\n").trim();
    return { content: [{ type: "text", text }], isError: true };
  }
  const rest = { ...printed, ...(planned && (planned.structuredContent ?? problemOf(planned))) };
  const room = LIMIT - JSON.stringify(rest).length - 200;
  const value = { ...fitting(redact.answer(result ?? null, ""), room), ...rest };
  return {
    content: [{ type: "text", text: JSON.stringify(value) }],
    structuredContent: value,
    ...(planned?.isError && { isError: true }),
  };
}

/** Returns the reason why the writes didn't become a plan. The program's own result is still returned. */
const problemOf = ({ content }: CallToolResult) => ({
  problem: `The writes didn't become a plan. ${content.map((one) => ("text" in one ? one.text : "")).join(" ")}`,
});

/** Returns as much of a result as fits: the first items of a list, an object without its deepest parts, or the start of a string. */
function fitting(result: unknown, room: number): { result: unknown; more?: string } {
  const sizeOf = (value: unknown) => JSON.stringify(value).length;
  if (sizeOf(result) <= room) return { result };
  const more = "The result is too long. Return less.";
  if (Array.isArray(result)) {
    let kept = 0;
    for (let size = 2; kept < result.length; kept += 1)
      if ((size += sizeOf(result[kept]) + 1) > room) break;
    return { result: result.slice(0, kept), more: `${result.length - kept} more. Return less.` };
  }
  const text = typeof result === "string" ? result : textOf(result, { items: undefined }, {}, room);
  const value = jsonOr(text);
  if (typeof value === "object") return { result: value, more };
  let short = text.slice(0, room);
  while (sizeOf(short) > room) short = short.slice(0, short.length * 0.9);
  return { result: short, more };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
