import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A network failure: the call never arrives, or it is carried out, and its response is lost, withheld, or replaced. */
export type Fault = "lost" | "answer lost" | "stall" | "page 200" | "page 404" | "empty" | "409";

/** A call to the API with the store's response, even if the browser got a different one. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly sent: string;
  /** 0 if the call never arrived. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly fault?: Fault;
}

export interface FaultyNetwork {
  readonly url: string;
  /** Applies the fault to calls such as `GET /store/carts/…` until `clear`. If several rules match, the last one applies. */
  inject(calls: RegExp, fault: Fault): void;
  clear(): void;
  /** Calls that were passed on to the store, such as `POST /store/carts`. */
  readonly calls: string[];
  /** Calls to the store and admin APIs with their responses, including lost calls. */
  readonly exchanges: Exchange[];
  /** Returns the number of requests that are waiting for a response, except stalled ones. */
  pending(): number;
  close(): Promise<void>;
}

const PAGE = "<!doctype html><title>Gateway</title><h1>Something is in the way</h1>";

const replies: Record<
  Exclude<Fault, "lost" | "answer lost" | "stall">,
  (to: ServerResponse) => void
> = {
  "page 200": (to) => to.writeHead(200, { "content-type": "text/html" }).end(PAGE),
  "page 404": (to) => to.writeHead(404, { "content-type": "text/html" }).end(PAGE),
  empty: (to) => to.writeHead(200, { "content-type": "application/json" }).end("{}"),
  "409": (to) =>
    to
      .writeHead(409, { "content-type": "application/json" })
      .end('{"code":"invalid_state_error","type":"conflict","message":"Try again"}'),
};

/** Starts a proxy between a real browser and the real storefront. */
export async function startFaultyNetwork(target: string): Promise<FaultyNetwork> {
  let rules: [RegExp, Fault][] = [];
  const calls: string[] = [];
  const exchanges: Exchange[] = [];
  let pending = 0;
  const server = createServer((request, response) => {
    pending += 1;
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = "GET", url = "/" } = request;
      const call = `${method} ${url}`;
      const [, fault] = rules.findLast(([pattern]) => pattern.test(call)) ?? [];
      const isCall = /^\/(admin|store)\//.test(url);
      const exchange = {
        method,
        url,
        sent: Buffer.concat(chunks).toString(),
        ...(fault && { fault }),
      };
      if (fault === "lost") {
        if (isCall) exchanges.push({ ...exchange, status: 0, headers: new Headers(), body: "" });
        return void request.socket.destroy();
      }
      if (url.startsWith("/store/")) calls.push(call);
      const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
      // The admin rejects writes from other origins.
      if (headers.origin) headers.origin = new URL(target).origin;
      const answer = await fetch(target + url, {
        method,
        headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
        redirect: "manual",
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      if (isCall) {
        const { status, headers } = answer;
        exchanges.push({ ...exchange, status, headers, body: body.toString() });
      }
      if (fault === "answer lost") return void request.socket.destroy();
      if (fault === "stall") return;
      if (fault) return replies[fault](response);
      for (const [name, value] of answer.headers)
        if (!/^(content-(length|encoding)|transfer-encoding|connection|set-cookie)$/.test(name))
          response.setHeader(name, value);
      response.setHeader("set-cookie", answer.headers.getSetCookie());
      response.writeHead(answer.status).end(body);
    })()
      .catch(() => request.socket.destroy())
      .finally(() => (pending -= 1));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    inject: (pattern, fault) => void rules.push([pattern, fault]),
    clear: () => void (rules = []),
    calls,
    exchanges,
    pending: () => pending,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
