// Medusa calls this function with the plugin's options, and mounts the result: `app.use("/", routes(rootDirectory, options))`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attach, type Application } from "../attach.ts";
import { adminCors } from "../cors.ts";
import { findBuilt } from "../extensions.ts";
import { NAME, readOptions } from "../options.ts";

/** The folder of the built admin. The bundle of this file is in dist/api/. */
const DIST = join(import.meta.dirname, "../admin");
/** The page of the admin that loads extensions. */
const EXTENSIBLE = join(import.meta.dirname, "../extensible");

export default function routes(rootDirectory: string, given: unknown) {
  const { ignored, extensions: others, ...options } = readOptions(given);
  if (!existsSync(join(DIST, "index.html")))
    throw new Error(
      `${NAME} is incomplete, because ${DIST} doesn't contain the admin. Install the package again.`,
    );
  if (ignored.length > 0)
    console.warn(`${NAME} ignores options of @medusajs/admin: ${ignored.join(", ")}.`);
  console.info(`${NAME} serves the admin on ${options.base}`);
  const { folders, messages } = findBuilt(rootDirectory, { others, version: versionOf() });
  for (const message of messages) console.info(`${NAME} ${message}`);
  const extensions = folders.length > 0 ? { folders, page: EXTENSIBLE } : undefined;
  const mayWrite = (origin: string): boolean => adminCors.allows(origin);
  let unguarded: ReturnType<typeof attach> | undefined;
  const handle = (...[request, response, next]: Parameters<NonNullable<typeof unguarded>>) =>
    unguarded ? unguarded(request, response, next) : next();
  // Express treats a function with `handle` and `set` as an application, and emits `mount` on it with the application that
  // mounts it.
  return Object.assign(handle, {
    handle,
    set: () => {},
    emit: (event: string, app: Application) => {
      if (event === "mount")
        unguarded = attach(app, { ...options, dist: DIST, extensions, mayWrite });
    },
  });
}

const versionOf = (): string =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
      version: string;
    }
  ).version;
