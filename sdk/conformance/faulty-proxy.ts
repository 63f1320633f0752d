import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A way in which a response fails after the server has carried out the request. */
export type Fault = "drop" | "stall" | "cut" | "garble" | "bad-gateway";

export interface FaultyProxy {
  readonly url: string;
  /**
   * Plans failures for the next requests whose path ends with `pathEnd`. Each request gets one failure, and later requests
   * succeed.
   */
  plan(pathEnd: string, faults: readonly Fault[]): void;
  /** All requests so far, such as "GET /admin/products". */
  readonly requests: readonly string[];
  /** Number of planned failures that have happened. */
  happened(): number;
  close(): Promise<void>;
}

/** Starts a proxy that forwards requests to a server, and then breaks the responses as planned. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let planned: { pathEnd: string; faults: Fault[] } = { pathEnd: "", faults: [] };
  let happened = 0;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = "GET", url = "/", headers } = request;
      requests.push(`${method} ${url.split("?")[0]}`);
      const { host: _, connection: __, "content-length": ___, ...forwarded } = headers;
      const answer = await fetch(target + url, {
        method,
        headers: forwarded as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const kept = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
        ),
      );
      const isPlanned =
        new URL(url, target).pathname.endsWith(planned.pathEnd) && !url.includes("/none/");
      const fault = isPlanned ? planned.faults.shift() : undefined;
      if (fault) happened++;
      if (fault === "drop") return void request.socket.destroy();
      if (fault === "stall") return;
      if (fault === "bad-gateway") return void response.writeHead(502).end("Bad Gateway");
      response.writeHead(answer.status, {
        ...kept,
        ...(fault === "cut" && { "content-length": body.length }),
      });
      if (fault === "cut")
        return void response.write(body.subarray(0, body.length / 2), () =>
          request.socket.destroy(),
        );
      response.end(fault === "garble" ? "{not json" : body);
    })().catch(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    plan: (pathEnd, faults) => {
      planned = { pathEnd, faults: [...faults] };
      happened = 0;
    },
    happened: () => happened,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
