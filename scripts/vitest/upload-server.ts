// A server on a different origin that accepts files as the store does, for tests in a browser. The header x-test tells the
// server how to change the response.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    uploadServer: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Requests to a second server, to which an upload can be redirected. That server accepts everything.
  const reached: string[] = [];
  const elsewhere = createServer((request, response) => {
    reached.push(`${request.method} ${Object.keys(request.headers).join()}`);
    const { origin = "*", "access-control-request-headers": asked = "" } = request.headers;
    response.writeHead(200, {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": asked,
      "content-type": "application/json",
    });
    request.resume().on("end", () => response.end('{"uploads":[]}'));
  });
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    const cors = {
      "access-control-allow-origin": headers.origin ?? "*",
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "POST, DELETE",
      "access-control-allow-headers": headers["access-control-request-headers"] ?? "",
      "access-control-expose-headers": "x-request-id",
    };
    if (method === "OPTIONS") return void response.writeHead(204, cors).end();
    if (url === "/reached")
      return void response.writeHead(200, cors).end(JSON.stringify(reached.splice(0)));
    const told = String(headers["x-test"]);
    if (told.startsWith("redirect") && url !== "/admin/other") {
      const { port } = elsewhere.address() as AddressInfo;
      const location = told === "redirect" ? `http://127.0.0.1:${port}/` : "/admin/other";
      return void request
        .resume()
        .on("end", () => response.writeHead(307, { ...cors, location }).end());
    }
    if (told === "stall") return void request.resume();
    if (told === "reset") return void request.socket.destroy();
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = await new Response(Buffer.concat(chunks), {
        headers: { "content-type": headers["content-type"] ?? "" },
      }).formData();
      const files = await Promise.all(
        form.getAll("files").map(async (part) => {
          const file = part as File;
          return { name: file.name, type: file.type, size: (await file.arrayBuffer()).byteLength };
        }),
      );
      const { authorization, cookie } = headers;
      const uploads = files.map(({ name }) => ({ key: name, url: `http://files.test/${name}` }));
      const body = { uploads, seen: { url, files, authorization, cookie } };
      const sent = { ...cors, "content-type": "application/json", "x-request-id": "r1" };
      if (told === "refuse")
        response.writeHead(422, sent).end(JSON.stringify({ message: "No such files" }));
      else response.writeHead(200, sent).end(JSON.stringify(body));
    })().catch(() => response.writeHead(500, cors).end());
  });
  for (const one of [server, elsewhere])
    await new Promise<void>((ready) => one.listen(0, "127.0.0.1", ready));
  provide("uploadServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    for (const one of [server, elsewhere]) {
      one.closeAllConnections();
      await new Promise((closed) => one.close(closed));
    }
  };
}
