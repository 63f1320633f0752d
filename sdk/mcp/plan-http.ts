/** Serves the inbox over HTTP to the admin's server, at `/mcp/plans`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, SdkError } from "@countertop/sdk";
import { jsonOf } from "./http-body.ts";
import type { Inbox } from "./plan-inbox.ts";
import { OperatorError, type WhoIs } from "./plan-operator.ts";
import { PlanError, type PlanProblem } from "./plan.ts";

export const PLANS_PATH = "/mcp/plans";
/**
 * Every request must have this header. A page on a different origin can send it only after a preflight request, which the server
 * rejects.
 */
const HEADER = "x-countertop-inbox";

const STATUS: Readonly<Record<PlanProblem, number>> = {
  missing: 404,
  decided: 409,
  expired: 409,
  changed: 409,
  invalid: 400,
};

export type PlansHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function plansHandler(inbox: Inbox, whoIs: WhoIs): PlansHandler {
  const act = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? "", "http://inbox");
    const [id, verb, ...rest] = pathname.slice(PLANS_PATH.length).split("/").filter(Boolean);
    if (request.headers[HEADER] !== "1" || request.headers.origin !== undefined)
      throw new OperatorError(403, "Only the admin's server can use this address. Pages can't.");
    const by = await whoIs(request.headers.cookie);
    if (rest.length > 0) throw new PlanError("missing", "Unknown page.");
    if (request.method === "GET" && verb === undefined)
      return id === undefined ? inbox.list() : { plan: await inbox.one(id) };
    if (request.method !== "POST" || id === undefined)
      throw new PlanError("missing", "Unknown call.");
    const { seen = "", values } = ((await jsonOf(request)) ?? {}) as {
      seen?: string;
      values?: unknown;
    };
    if (verb === "approve") return { plan: await inbox.approve(id, seen, by) };
    if (verb === "reject") return { plan: await inbox.reject(id, by) };
    if (verb === "edit") return { plan: await inbox.edit(id, values, seen, by) };
    if (verb === "undo") return { plan: await inbox.undo(id, seen, by) };
    throw new PlanError("missing", "Unknown call.");
  };
  return async (request, response) => {
    try {
      answer(response, 200, await act(request));
    } catch (error) {
      answer(response, ...faultIn(error));
    }
  };
}

function faultIn(error: unknown): [status: number, body: object] {
  if (error instanceof OperatorError)
    return [error.status, { type: "refused", message: error.message }];
  if (error instanceof PlanError)
    return [STATUS[error.problem], { type: error.problem, message: error.message }];
  if (error instanceof ApiError || error instanceof SdkError)
    return [502, { type: "store", message: `The request to the store failed: ${error.message}` }];
  if (error instanceof SyntaxError)
    return [400, { type: "invalid", message: "The request's body must be JSON." }];
  console.error(error);
  return [
    500,
    { type: "failed", message: "The inbox failed. Check the plan's state before you try again." },
  ];
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}
