/** Starts each server that can serve the admin, for tests: the real program, on its own port. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface Server {
  url: string;
  child: ChildProcess;
  /** Stops the server. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

export interface Place {
  dist: string;
  api: string;
  base?: string;
  /** Network of a trusted proxy. */
  front?: string;
  /** Time limit in seconds for a request to arrive. */
  seconds?: number;
  connections?: number;
  /** Origin of the MCP server. */
  mcp?: string;
}

export type Start = (place: Place) => Promise<Server>;

const ROOT = resolve(import.meta.dirname, "../../..");

/** The server in admin/server. */
export async function startOwn(place: Place): Promise<Server> {
  const { dist, api, base = "/", front = "", seconds = 20, connections = 1000, mcp } = place;
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, "admin/server/main.ts")], {
    env: {
      ...process.env,
      DIST: dist,
      API_URL: api,
      BASE_PATH: base,
      PORT: String(port),
      TRUSTED_FRONT: front,
      REQUEST_SECONDS: String(seconds),
      MAX_CONNECTIONS: String(connections),
      ...(mcp !== undefined && { MCP_URL: mcp }),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return started(child, port);
}

/**
 * Path of nginx: the one in the environment variable, the one that `npm test` unpacked, or the
 * system's.
 */
export const nginx = [
  process.env["COUNTERTOP_NGINX"] ?? "",
  join(ROOT, ".cache/nginx/usr/sbin/nginx"),
  "/usr/sbin/nginx",
].find((file) => file !== "" && existsSync(file));

/** An address that is reserved for documentation, so no proxy has it. The image also uses it. */
const NOBODY = "192.0.2.0/32";

/** Starts nginx in its own folder, with the template filled in as the image does it. */
export async function startNginx(place: Place): Promise<Server> {
  const { dist, api, base = "/", front = NOBODY, seconds = 20, mcp = "" } = place;
  if (nginx === undefined) throw new Error("There is no nginx here.");
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "countertop-nginx-"));
  const values: Record<string, string> = {
    // Uses the store's IP address, because nginx has no DNS resolver here.
    API_URL: api.replace("//localhost:", "//127.0.0.1:"),
    BASE_PATH: base,
    TRUSTED_FRONT: front,
    // Our own server also allows these origins for a store on this machine.
    CONNECT_ORIGINS: "http://localhost:* http://127.0.0.1:*",
    PICTURE_ORIGINS: "http://localhost:* http://127.0.0.1:*",
    NGINX_LOCAL_RESOLVERS: "127.0.0.1",
    MCP_URL: mcp,
  };
  const filled = readFileSync(join(ROOT, "admin/deploy/nginx.conf.template"), "utf8")
    .replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace(/(client_\w+_timeout) 20s;/g, `$1 ${seconds}s;`)
    // The image copies the files of a sub-path into a folder of that name. This uses the given
    // folder.
    .replace("root /usr/share/nginx/html;", `root ${dist};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const config = join(dir, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; pid ${join(dir, "pid")}; error_log stderr error; worker_processes 1; events {}
    ${process.getuid?.() === 0 ? "user root;" : ""}
    http { include ${join(nginx, "../../../etc/nginx/mime.types")}; access_log off; ${temporary.join(" ")}
    ${filled} }`,
  );
  const child = spawn(nginx, ["-p", dir, "-c", config], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  child.once("exit", () => rmSync(dir, { recursive: true, force: true }));
  return started(child, port);
}

/** Each server, how to start it, and whether it can run on this machine. */
export const servers: [name: string, start: Start, present: boolean][] = [
  ["our own server", startOwn, true],
  // `npm test` finds nginx or downloads it, and prints a message if it can't.
  ["nginx with the template", startNginx, nginx !== undefined],
];

async function started(child: ChildProcess, port: number): Promise<Server> {
  const url = `http://localhost:${port}`;
  const ended = once(child, "exit") as Promise<[number | null]>;
  const stop = async (): Promise<number | null> => {
    child.kill();
    const [code] = await ended;
    return code;
  };
  const answers = async (): Promise<void> => {
    while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok)
      await new Promise((done) => setTimeout(done, 20));
  };
  await Promise.race([
    answers(),
    ended.then(([code]) => {
      throw new Error(`It ended with code ${code} before it answered.`);
    }),
  ]);
  return { url, child, stop };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("No port");
  return address.port;
}
