/**
 * A load balancer for processes on this machine. Checks their health, and sends each request to the next process that responds.
 * Repeats a request with another process only if that is safe: if it's a read, or if it was never sent.
 */
import {
  Agent,
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

export interface BalancerOptions {
  port: number;
  /** Ports of the processes on this machine. */
  targets: readonly number[];
  /** True if browsers connect directly. It then sets `X-Forwarded-*` itself, because browsers could send forged headers. */
  isEdge?: boolean;
  /** Time in ms between two checks of a process's health. */
  checkEvery?: number;
}

interface Target {
  port: number;
  isUp: boolean;
  agent: Agent;
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** Headers that apply to one connection only. */
const HOP_BY_HOP = ["connection", "expect", "keep-alive", "proxy-connection", "upgrade"];

/** Starts a load balancer. When it accepts requests, resolves to a function that closes it. */
export async function balance(options: BalancerOptions): Promise<() => Promise<void>> {
  const { port, targets: ports, isEdge = false, checkEvery = 500 } = options;
  const targets = ports.map((one) => ({
    port: one,
    isUp: true,
    agent: new Agent({ keepAlive: true }),
  }));
  const checks = setInterval(
    () => void Promise.all(targets.map((one) => check(one, checkEvery * 4))),
    checkEvery,
  );
  let turn = 0;
  /** The process whose turn it is. If none is up, tries those that are down, because a check may be out of date. */
  const next = (tried: ReadonlySet<Target>): Target | undefined => {
    const left = targets.filter((one) => !tried.has(one));
    const up = left.filter((one) => one.isUp);
    const among = up.length > 0 ? up : left;
    return among[turn++ % among.length];
  };
  const server = createServer((request, response) => {
    const headers = isEdge ? forwarded(request) : { ...request.headers };
    for (const name of HOP_BY_HOP) delete headers[name];
    void pass(request, response, headers, next);
  });
  // Keeps connections open longer than clients do, so that no client sends a request on a connection that is closing.
  server.keepAliveTimeout = 75_000;
  await listen(server, port);
  return async () => {
    clearInterval(checks);
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    for (const { agent } of targets) agent.destroy();
    await closed;
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen({ host: "127.0.0.1", port, exclusive: true }, done);
  });
}

const forwarded = ({ headers, socket }: IncomingMessage): IncomingHttpHeaders => ({
  ...headers,
  "x-forwarded-for": socket.remoteAddress,
  "x-forwarded-host": headers.host,
  "x-forwarded-proto": "http",
});

async function check(target: Target, patience: number): Promise<void> {
  const url = `http://127.0.0.1:${target.port}/health`;
  target.isUp = await fetch(url, { signal: AbortSignal.timeout(patience) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}

/** Passes the request to one process after another, until one of them responds or may have executed the request. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  headers: IncomingHttpHeaders,
  next: (tried: ReadonlySet<Target>) => Target | undefined,
): Promise<void> {
  const tried = new Set<Target>();
  for (let target = next(tried); target; target = next(tried)) {
    tried.add(target);
    const result = await attempt(request, response, headers, target);
    if (result === "done") return;
    target.isUp = false;
    if (result === "lost") return refuse(response, 502, "The server ended before it answered.");
  }
  refuse(response, 503, "No server is running.");
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "text/plain", "retry-after": "1" }).end(message);
}

/** `done`: the client has a response, or left. `unsent`: safe to repeat. `lost`: the process may have executed the request. */
type Result = "done" | "unsent" | "lost";

function attempt(
  request: IncomingMessage,
  response: ServerResponse,
  headers: IncomingHttpHeaders,
  { port, agent }: Target,
): Promise<Result> {
  const { method = "GET", url = "/" } = request;
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  return new Promise((done) => {
    const upstream = send({ host: "127.0.0.1", port, method, path: url, headers, agent });
    let isSent = false;
    const begin = (): void => {
      isSent = true;
      if (hasBody) request.pipe(upstream);
      else upstream.end();
    };
    // Waits for the connection, so that the body is still unread if the connection is refused.
    upstream.once("socket", (socket: Socket) =>
      socket.connecting ? socket.once("connect", begin) : begin(),
    );
    const leave = (): void => void upstream.destroy();
    response.once("close", leave);
    upstream.once("response", (answer) => {
      const { statusCode = 502, rawHeaders } = answer;
      response.writeHead(statusCode, withoutHopByHop(rawHeaders));
      answer.pipe(response);
      // Aborts the client's response, because it would otherwise look complete.
      answer.once("aborted", () => response.destroy());
      answer.once("close", () => done("done"));
    });
    upstream.once("error", () => {
      response.off("close", leave);
      request.unpipe(upstream);
      if (response.destroyed || response.headersSent) return done("done");
      done(!isSent || (READS.has(method) && !hasBody) ? "unsent" : "lost");
    });
  });
}

/** Keeps repeated headers, such as `Set-Cookie`. */
function withoutHopByHop(raw: readonly string[]): string[] {
  return raw.flatMap((name, index) =>
    index % 2 === 0 && !HOP_BY_HOP.includes(name.toLowerCase()) ? [name, raw[index + 1] ?? ""] : [],
  );
}
