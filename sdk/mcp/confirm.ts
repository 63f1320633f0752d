/** Asks the user of a client for approval, in the way that the client's protocol version supports. */
import { randomBytes } from "node:crypto";
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type ClientCapabilities,
  type Implementation,
  type InputRequiredResult,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Plan } from "./plan.ts";
import type { ProgramResult } from "./run/program.ts";
import type { Decision } from "./writes.ts";

/** Time, in milliseconds, for a person to answer a client's question. After that, the plan waits in the plan store. */
const PATIENCE_MS = 600_000;

/** Maximum number of characters that a person can read in a client's question. The admin shows longer plans in full. */
const READABLE = 8_000;

/** A question about a plan, which the client sends back with the person's answer. */
export interface Question {
  readonly plan: string;
  /** The outcome of the program that requested the plan. It is stored, because the program doesn't run again. */
  readonly outcome?: Omit<ProgramResult, "writes">;
}

export interface Answer extends Question {
  readonly decision: Decision;
}
/** A client's request, with the server that handles it. */
export interface Connection {
  readonly server: Server;
  readonly mcpReq: ServerContext["mcpReq"];
}

/**
 * Since protocol version 2026-07-28, a client answers a question by repeating the call. In earlier versions, the server asks during
 * the call.
 */
export function confirmations() {
  // A question is valid only in this process. After a restart, the plan waits in the inbox.
  const states = createRequestStateCodec<Question>({
    key: randomBytes(32),
    ttlSeconds: PATIENCE_MS / 1_000,
  });
  return {
    verify: states.verify,
    /** Resolves to the person's decision, or to the question as the result of this call. */
    async ask(
      plan: Plan,
      text: string,
      { server, mcpReq }: Connection,
      outcome?: Question["outcome"],
    ): Promise<Decision | InputRequiredResult> {
      if (!canAsk(server, mcpReq) || text.length > READABLE) return "wait";
      const question = {
        message: text,
        requestedSchema: {
          type: "object" as const,
          properties: { approve: { type: "boolean" as const, title: "Carry this out" } },
          required: ["approve"],
        },
      };
      if (mcpReq.envelope) {
        const state = { plan: plan.id, ...(outcome && { outcome }) };
        return inputRequired({
          inputRequests: { approve: inputRequired.elicit(question) },
          requestState: await states.mint(state),
        });
      }
      try {
        const options = { timeout: PATIENCE_MS, signal: mcpReq.signal };
        return decisionOf(await mcpReq.elicitInput(question, options), mcpReq.signal);
      } catch {
        // Without an answer, the plan waits.
        return "wait";
      }
    },
    /** Returns the answer to an earlier call's question, if this call has one. */
    answerOf({ mcpReq }: Connection): Answer | undefined {
      const question = mcpReq.requestState<Question>();
      if (!question) return undefined;
      const answer = inputResponse(mcpReq.inputResponses, "approve");
      const decision = answer.kind === "elicit" ? decisionOf(answer, mcpReq.signal) : "wait";
      return { ...question, decision };
    },
  };
}

/**
 * Information about the client. In the newer protocol, each request contains it. In the older protocol, the client sends it once,
 * when it connects.
 */
interface Envelope {
  readonly [CLIENT_INFO_META_KEY]?: Implementation;
  readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities;
}
const envelopeOf = ({ envelope }: Connection["mcpReq"]): Envelope => envelope ?? {};

function canAsk(server: Server, mcpReq: Connection["mcpReq"]): boolean {
  const capabilities =
    envelopeOf(mcpReq)[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities();
  const { elicitation } = capabilities ?? {};
  // Clients that declare neither a form nor a URL support forms: their protocol version is older than questions by URL.
  return elicitation !== undefined && (elicitation.form !== undefined || !elicitation.url);
}

function decisionOf(
  { action, content }: { action: string; content?: Readonly<Record<string, unknown>> | undefined },
  { aborted }: AbortSignal,
): Decision {
  if (action === "cancel" || aborted) return "wait";
  return action === "accept" && content?.["approve"] === true ? "approve" : "reject";
}

/** The client's name and version, shown to the people who approve or reject its plans. */
export function clientOf({ server, mcpReq }: Connection): { name: string; version: string } {
  const info = envelopeOf(mcpReq)[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
  return { name: info?.name ?? "a client", version: info?.version ?? "" };
}
