// Medusa calls this function with the plugin's options, and mounts the result: `app.use("/", routes(rootDirectory, options))`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { attach, type Application } from "../attach.ts";
import { adminCors } from "../cors.ts";
import { NAME, readOptions } from "../options.ts";

/** The built admin. The bundle is in dist/api/. */
const DIST = join(import.meta.dirname, "../admin");

export default function routes(_rootDirectory: string, given: unknown) {
  const { ignored, ...options } = readOptions(given);
  if (!existsSync(join(DIST, "index.html")))
    throw new Error(`${NAME} is incomplete: there is no built admin in ${DIST}. Install it again.`);
  if (ignored.length > 0)
    console.warn(`${NAME} ignores options of @medusajs/admin: ${ignored.join(", ")}.`);
  console.info(`${NAME} serves the admin on ${options.base}`);
  const mayWrite = (origin: string): boolean => adminCors.allows(origin);
  let unguarded: ReturnType<typeof attach> | undefined;
  const handle = (...[request, response, next]: Parameters<NonNullable<typeof unguarded>>) =>
    unguarded ? unguarded(request, response, next) : next();
  // Express treats a function with `handle` and `set` as an application, and tells it which other one mounts it.
  return Object.assign(handle, {
    handle,
    set: () => {},
    emit: (event: string, app: Application) => {
      if (event === "mount") unguarded = attach(app, { ...options, dist: DIST, mayWrite });
    },
  });
}
