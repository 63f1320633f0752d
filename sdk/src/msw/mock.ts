import { http, HttpResponse, type HttpHandler } from "msw";
import type { FailureBody, FailureStatus, Input, Output } from "../operation-types.ts";
import { isStream } from "../http/wire.ts";
import { readRequest, type RequestFacts } from "./read-request.ts";

/** An example from the contract, in the form that the server would send. */
export interface Example {
  readonly status: number;
  /** The example as text, so that each response is a separate copy, and only requested examples are parsed. */
  readonly text?: string;
  readonly type?: string;
}

/** The contract's facts about one call. */
export interface MockFacts {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly request?: RequestFacts;
  readonly success: Example;
  readonly failures: readonly Example[];
  /** Path values that belong to other calls. For example, `types` in `/admin/products/types` isn't a product's id. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
}

export interface MockOptions {
  /** URL of the store. Default: any URL. */
  readonly baseUrl?: string | undefined;
  /** Responds only to the next request. */
  readonly once?: boolean | undefined;
}

/** A request that matches the contract. */
export interface MockedCall<O> {
  /** The input that the SDK's caller passed: the path's values, `query`, and `body`. */
  readonly input: Input<O>;
  /** A copy of the contract's example, to build the response from. */
  readonly example: Output<O>;
  readonly request: Request;
}

type Answered<O> = Output<O> | Response;
export type MockAnswer<O> =
  | Output<O>
  | ((call: MockedCall<O>) => Answered<O> | Promise<Answered<O>>);

/** Creates request handlers for MSW: `setupServer(adminListProducts(), adminUpdateProduct.fails(422))`. */
export interface Mock<O> {
  /** Responds with the contract's example, with a value, or with the result of a function that receives the call. */
  (answer?: MockAnswer<O>, options?: MockOptions): HttpHandler;
  /**
   * Responds with a documented failure: the contract's example, or your own body. Throws an `Error` if the contract doesn't
   * document the status.
   */
  fails<S extends FailureStatus<O>>(
    status: S,
    body?: FailureBody<O, S>,
    options?: MockOptions,
  ): HttpHandler;
  /** Returns a copy of the contract's example. */
  example(): Output<O>;
}

/** Used by generated code, including the code for custom endpoints. */
export function mock<O>(facts: MockFacts): Mock<O> {
  const { success, failures } = facts;
  const make = (answer?: MockAnswer<O>, options?: MockOptions): HttpHandler =>
    handler(facts, options, async ({ params, query, body, request }) => {
      if (answer === undefined) return respond(success);
      if (typeof answer !== "function") return respond(success, answer);
      const input = {
        ...params,
        ...(query && { query }),
        ...(facts.request?.body && { body }),
      } as Input<O>;
      const reply = answer as (call: MockedCall<O>) => unknown;
      const answered = await reply({ input, example: valueOf(success) as Output<O>, request });
      return answered instanceof Response ? answered : respond(success, answered);
    });
  const fails = (status: number, body?: unknown, options?: MockOptions): HttpHandler => {
    const example = failures.find((failure) => failure.status === status);
    if (!example)
      throw new Error(`The contract has no failure ${status} of ${facts.method} ${facts.path}`);
    return handler(facts, options, () => respond(example, body));
  };
  return Object.assign(make, { fails, example: () => valueOf(success) }) as unknown as Mock<O>;
}

interface Checked {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Record<string, unknown> | undefined;
  readonly body?: unknown;
  readonly request: Request;
}

function handler(
  facts: MockFacts,
  { baseUrl = "*", once = false }: MockOptions = {},
  answer: (call: Checked) => Response | Promise<Response>,
): HttpHandler {
  const register = http[facts.method.toLowerCase() as Lowercase<MockFacts["method"]>];
  const path = baseUrl.replace(/\/$/, "") + facts.path.replaceAll(/\{(\w+)\}/g, ":$1");
  return register(
    path,
    async ({ request, params }) => {
      const values = params as Record<string, string>;
      const isOther = Object.entries(facts.others ?? {}).some(([name, others]) =>
        others.includes(values[name] ?? ""),
      );
      if (isOther) return undefined; // MSW tries the next handler
      const { problems, ...read } = await readRequest(facts.request ?? {}, request.clone());
      return problems.length > 0 ? refusal(problems) : answer({ ...read, params: values, request });
    },
    { once },
  );
}

const refusal = (problems: readonly string[]): Response =>
  HttpResponse.json({ type: "invalid_data", message: problems.join(", ") }, { status: 400 });

const isJson = ({ type }: Example): boolean => type === undefined || type.includes("json");
const valueOf = (example: Example): unknown =>
  example.text === undefined || !isJson(example) ? example.text : JSON.parse(example.text);

function respond(example: Example, value?: unknown): Response {
  const { status, text, type = "application/json" } = example;
  const body =
    value === undefined || typeof value === "string" || value instanceof Blob || isStream(value)
      ? ((value as BodyInit | undefined) ?? text)
      : JSON.stringify(value);
  return body === undefined
    ? new HttpResponse(null, { status })
    : new HttpResponse(body, { status, headers: { "content-type": type } });
}
