// Calls each read operation of a server that can be called, and compares each response with the contract. Doesn't change
// anything: sends only GET requests, and one POST that exchanges credentials for a token.
import { openContract, type Contract, type Operation } from "./contract.ts";
import { createIdPool } from "./id-pool.ts";
import { createValidator, type Deviation } from "./validate.ts";

export interface ServerCheckOptions {
  readonly url: string;
  /** An operator's credentials. Without them, the check covers only what a visitor of the storefront can read. */
  readonly admin?: Operator | undefined;
  readonly contract?: Contract;
  readonly fetch?: typeof fetch;
}

interface Login {
  readonly email: string;
  readonly password: string;
}
export type Operator = Login | { readonly apiKey: string };

export interface ServerCheck {
  readonly calls: number;
  readonly operations: number;
  readonly reached: readonly string[];
  /** Ids of operations without a successful call, each with the reason. */
  readonly unreached: Readonly<Record<string, string>>;
  readonly deviations: readonly Deviation[];
}

/** Thrown if a problem with the server or the credentials makes a check impossible. */
export class ServerCheckError extends Error {}

// Maximum number of calls of each operation, each with a separate record. Records differ, so several show more problems than
// one. With this number, the check takes minutes even for a large store.
const SAMPLES = 3;
const TIMEOUT_MS = 30_000;

export async function checkServer({
  url,
  admin,
  contract = openContract(),
  fetch: send = fetch,
}: ServerCheckOptions): Promise<ServerCheck> {
  const base = url.replace(/\/$/, "");
  const validate = createValidator(contract);
  const reads = contract.operations.filter(({ method }) => method === "GET");
  const idPool = createIdPool(reads);
  const credentials = admin && (await credentialsOf(base, admin, send));
  const unreached: Record<string, string> = {};
  const reached = new Set<string>();
  const deviations = new Map<string, Deviation>();
  const called = new Set<string>();

  const report = (deviation: Deviation): void => {
    // Counts the same problem in several entries of a list once.
    const at = deviation.at.replaceAll(/\/\d+(?=\/|$)/g, "/*");
    const { operation, where, message } = deviation;
    deviations.set([operation, where, at, message].join(" "), { ...deviation, at });
  };

  const read = async (operation: Operation, address: string): Promise<void> => {
    const init = needsAdmin(operation) && credentials ? { headers: credentials } : {};
    const { response, body, isBroken } = await request(send, base + address, init);
    const { status } = response;
    if (operation.featureFlag && !response.ok) {
      unreached[operation.id] = `needs ${operation.featureFlag}; status ${status}`;
      return;
    }
    if (isBroken) {
      const message = "isn't JSON, although its content type is";
      report({ operation: operation.id, where: "response", at: address, message });
    } else {
      const exchange = { method: "GET", url: address, status, headers: response.headers, body };
      validate(exchange).forEach(report);
    }
    if (response.ok) {
      reached.add(operation.id);
      idPool.note(operation, body);
    } else unreached[operation.id] = `status ${status}`;
  };

  // Continues until there are no new calls, because a response may contain ids that other operations need.
  for (let before = -1; before < called.size;) {
    before = called.size;
    for (const operation of reads) {
      const bar = unreachableBecause(operation, credentials !== undefined);
      if (bar) {
        unreached[operation.id] = bar;
        continue;
      }
      const made = [...called].filter((key) => key.startsWith(`${operation.id} `)).length;
      const addresses = idPool.addresses(operation, SAMPLES);
      if (addresses.length === 0)
        unreached[operation.id] = "no response contained an id that it needs";
      for (const address of addresses.slice(0, SAMPLES - made)) {
        const key = `${operation.id} ${address}`;
        if (called.has(key)) continue;
        called.add(key);
        await read(operation, address);
      }
    }
  }
  for (const id of reached) delete unreached[id];
  return {
    calls: called.size,
    operations: reads.length,
    reached: [...reached],
    unreached,
    deviations: [...deviations.values()],
  };
}

interface Answer {
  readonly response: Response;
  readonly body: unknown;
  /** True if the body claims to be JSON but isn't. */
  readonly isBroken: boolean;
}

const isOpen = ({ security }: Operation): boolean =>
  security.length === 0 || security.some((one) => Object.keys(one).length === 0);
const needsAdmin = (operation: Operation): boolean =>
  !isOpen(operation) && operation.security.some((one) => "adminToken" in one);

/** The reason why an operation can't be called with any record, if there is one. */
function unreachableBecause(operation: Operation, hasToken: boolean): string | undefined {
  if (isOpen(operation)) return undefined;
  if (!needsAdmin(operation)) return "needs a customer's sign-in";
  return hasToken ? undefined : "needs --email and --password";
}

/** Resolves to the headers of an operator's requests. Signs in first if the operator has no API key. */
export async function credentialsOf(
  base: string,
  admin: Operator,
  send: typeof fetch = fetch,
): Promise<Record<string, string>> {
  if ("apiKey" in admin) return { "x-medusa-access-token": admin.apiKey };
  return { authorization: `Bearer ${await signIn(base, admin, send)}` };
}

async function signIn(base: string, login: Login, send: typeof fetch): Promise<string> {
  const { response, body } = await request(send, `${base}/admin/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: login.email, password: login.password }),
  });
  const token = (body as { access_token?: unknown } | null)?.access_token;
  if (response.ok && typeof token === "string") return token;
  throw new ServerCheckError(
    response.status === 401
      ? `${base} doesn't accept these credentials.`
      : `${base}/admin/auth/token responded with ${response.status} and without a token.`,
  );
}

async function request(send: typeof fetch, url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await send(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { response, ...bodyOf(response, await response.text()) };
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new ServerCheckError(`${url} doesn't respond: ${why}`, { cause: error });
  }
}

function bodyOf({ headers }: Response, text: string): Omit<Answer, "response"> {
  if (!headers.get("content-type")?.startsWith("application/json"))
    return { body: text, isBroken: false };
  try {
    return { body: JSON.parse(text) as unknown, isBroken: false };
  } catch {
    return { body: text, isBroken: true };
  }
}
