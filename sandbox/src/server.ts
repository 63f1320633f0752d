/** The store server's own process. Runs Medusa with the project in the working folder, on loopback only. */
import { createServer, type RequestListener, type Server } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { errorText } from "./errors.ts";
import type { ServerMessage, ServerReply } from "./medusa.ts";
import { SANDBOX_DIR } from "./paths.ts";
import { answerUnhandled } from "./answer-unhandled.ts";
import { withoutActiveContent } from "./uploads.ts";

interface Express extends RequestListener {
  use(path: string, handler: typeof withoutActiveContent): void;
}

interface Medusa {
  container: { resolve(name: "userService"): UserService };
  shutdown(): Promise<void>;
  prepareShutdown(): Promise<void>;
}

interface UserService {
  create(user: { email: string }, password: string): Promise<unknown>;
}

const SHUTDOWN_MS = 3_000;
const requireHere = createRequire(join(SANDBOX_DIR, "package.json"));
const reply = (message: ServerReply): void => void process.send?.(message);

async function serve({ port, admin }: ServerMessage): Promise<() => Promise<void>> {
  const express = requireHere("express") as () => Express;
  const { default: load } = requireHere("@medusajs/medusa/dist/loaders") as {
    default: (options: { directory: string; expressApp: RequestListener }) => Promise<Medusa>;
  };
  const app = express();
  app.use("/uploads", withoutActiveContent);
  const medusa = await load({ directory: process.cwd(), expressApp: app });
  if (admin)
    await medusa.container.resolve("userService").create({ email: admin.email }, admin.password);
  const server = await listen(answerUnhandled(app), port);
  return async () => {
    server.close();
    server.closeAllConnections();
    await medusa.prepareShutdown();
    await medusa.shutdown();
  };
}

function listen(app: RequestListener, port: number): Promise<Server> {
  const server = createServer(app);
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => done(server));
  });
}

let end: (() => Promise<void>) | undefined;

async function close(): Promise<void> {
  // Gives pending work a short time to finish. A hanging connection must not keep the process alive.
  const late = new Promise<void>((done) => setTimeout(done, SHUTDOWN_MS).unref());
  await Promise.race([end?.().catch(() => {}), late]);
}

process.on("message", (message: ServerMessage | "stop") => {
  if (message === "stop") return void close().then(() => process.exit(0));
  serve(message).then(
    (ended) => {
      end = ended;
      reply({ ready: true });
    },
    (error: unknown) => {
      console.error(error);
      reply({ failed: errorText(error), code: String((error as NodeJS.ErrnoException).code) });
    },
  );
});

// Closes the server if the parent process was killed. The watchdog process cleans up.
process.on("disconnect", () => void close().then(() => process.exit(0)));
