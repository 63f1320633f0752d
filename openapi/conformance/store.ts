// Calls a real store, and checks each call against the contract. Throws for an unexpected status or any deviation.
import { createHmac } from "node:crypto";
import { openContract } from "../src/contract.ts";
import { createValidator, type Deviation } from "../src/validate.ts";
import { record, recordFields } from "./record.ts";

const contract = openContract();
const validate = createValidator(contract);

export interface Reply<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface CallOptions {
  /** The expected status. Default: the operation's success status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

type Call = <T>(path: string, body?: unknown, options?: CallOptions) => Promise<Reply<T>>;

export interface Caller {
  readonly get: <T>(path: string, options?: CallOptions) => Promise<Reply<T>>;
  readonly post: Call;
  readonly delete: Call;
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(
      `${name} is not set. Run \`npx vitest run --project conformance\`, which starts a store, or name one yourself.`,
    );
  }
  return value;
}

export const sandbox = (): string => setting("COUNTERTOP_SANDBOX_URL").replace(/\/$/, "");

export const adminLogin = (): { email: string; password: string } => ({
  email: setting("COUNTERTOP_ADMIN_EMAIL"),
  password: setting("COUNTERTOP_ADMIN_PASSWORD"),
});

/** Creates a caller that sends the same headers, such as credentials, with every call. */
export function caller(credentials: Readonly<Record<string, string>> = {}): Caller {
  const call = async <T>(
    method: string,
    path: string,
    requestBody: unknown,
    { status, headers = {} }: CallOptions = {},
  ): Promise<Reply<T>> => {
    const sent = await send(method, path, requestBody, { ...credentials, ...headers });
    const deviations = validate({
      method,
      url: sandbox() + path,
      ...(requestBody !== undefined && { requestBody }),
      ...sent,
    });
    const operation = contract.find(method, new URL(path, sandbox()).pathname);
    if (operation) {
      record(operation.id, sent.status, deviations.map(sentence));
      const schema = operation.responses[sent.status]?.content?.["application/json"]?.schema;
      const { searchParams } = new URL(path, sandbox());
      if (schema && sent.status < 300) recordFields(operation.id, schema, searchParams, sent.body);
    }
    const expected = status ?? Number(Object.keys(operation?.responses ?? {}).at(0));
    const what = `${method} ${path} answered ${sent.status}: ${JSON.stringify(sent.body)?.slice(0, 500)}`;
    if (deviations.length > 0) {
      throw new Error(`${what}\n${deviations.map(sentence).join("\n")}`);
    }
    if (sent.status !== expected) throw new Error(`${what}\nExpected ${expected}.`);
    return sent as Reply<T>;
  };
  return {
    get: (path, options) => call("GET", path, undefined, options),
    post: (path, body, options) => call("POST", path, body, options),
    delete: (path, body, options) => call("DELETE", path, body, options),
  };
}

const sentence = ({ where, at, message }: Deviation): string => `${where} ${at} ${message}`;

async function send(
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Reply<unknown>> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(sandbox() + path, {
    method,
    headers: { ...(isJson && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  });
  const text = await response.text();
  const answersJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    body: answersJson ? JSON.parse(text, withoutSecret) : text,
  };
}

/** Removes password hashes, which some responses contain. Clients can't rely on them, so this isn't a deviation. */
export const withoutSecret = (key: string, value: unknown): unknown =>
  key === "password_hash" ? undefined : value;

export const visitor = caller();

export async function signInAdmin(): Promise<Caller> {
  const { body } = await visitor.post<{ access_token: string }>("/admin/auth/token", adminLogin());
  return caller({ authorization: `Bearer ${body.access_token}` });
}

/** Prepares records with calls that aren't tested, so it doesn't check requests or responses. */
export async function prepare<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { body: login } = await send("POST", "/admin/auth/token", adminLogin(), {});
  const { access_token } = login as { access_token: string };
  const reply = await send(method, path, body, { authorization: `Bearer ${access_token}` });
  if (reply.status >= 300) {
    throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  }
  return reply.body as T;
}

/** Creates the token of a link in an email. The token is valid for a minute. */
export function signedToken(content: object, secret: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const iat = Math.floor(Date.now() / 1000);
  const said = { ...content, iat, exp: iat + 60 };
  const unsigned = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(said)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}

/** Creates a name that no other run has used. */
export const fresh = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`;
