import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";
import { idsOf, readUses } from "./calls.ts";

interface Import {
  file: string;
  /** Imported names; undefined for all names. */
  names: readonly string[] | undefined;
  /** True if the file is loaded later, for example because it's a dialog. */
  lazy: boolean;
}

interface Module {
  imports: Import[];
  /** Names that the file re-exports from other files, by the name that importers use. */
  passedOn: Map<string, { file: string; name: string }>;
  keys: string[];
}

/**
 * Fewer users see a file that is loaded later, such as a dialog. Therefore, each such import counts an eighth of the file that
 * imports it.
 */
const LATER = 1 / 8;

/** Weight of a list page. Users open a list more often than a record or a form. */
const LIST = 3;

export interface Sighting {
  key: string;
  /** Weighted number of routes that can render the key. */
  score: number;
}

/**
 * Keys by the weighted number of routes that can render them, highest first. A route renders its own file, the layouts above
 * it, and everything these files import. Imported names are followed through files that re-export them, so a pattern counts
 * only where it is used.
 */
export function mostSeen(
  sources: readonly { file: string; code: string }[],
  texts: Map<string, string[]>,
): Sighting[] {
  const files = new Set(sources.map(({ file }) => file));
  const modules = new Map(
    sources.map(({ file, code }) => [file, readModule(file, code, files, texts)]),
  );
  const scores = new Map<string, number>();
  for (const route of files) {
    if (!isPage(route)) continue;
    const weights = reach([...layoutsOf(route, files), route], modules);
    const seen = new Map<string, number>();
    for (const [file, weight] of weights)
      for (const key of modules.get(file)?.keys ?? [])
        seen.set(key, Math.max(weight, seen.get(key) ?? 0));
    const times = route.endsWith("/index.tsx") ? LIST : 1;
    for (const [key, weight] of seen) scores.set(key, (scores.get(key) ?? 0) + weight * times);
  }
  const order = new Map([...texts.keys()].map((key, index) => [key, index]));
  return [...scores]
    .map(([key, score]) => ({ key, score }))
    .sort((a, b) => b.score - a.score || (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0));
}

/** False for files below `routes` whose names begin with `-` or `__`, and for `route.tsx`, because these aren't pages. */
const isPage = (file: string): boolean =>
  /(^|\/)routes\/(?:.+\/)?(?!-|__|route\.tsx)[^/]+\.tsx$/.test(file);

function layoutsOf(route: string, files: ReadonlySet<string>): string[] {
  const above = [];
  for (let folder = dirname(route); folder !== "."; folder = dirname(folder))
    above.push(`${folder}/route.tsx`, `${folder}/__root.tsx`);
  return above.filter((file) => files.has(file));
}

/** Returns the largest weight of each file that these files import, directly or through others. */
function reach(roots: readonly string[], modules: ReadonlyMap<string, Module>) {
  const weights = new Map<string, number>();
  const visit = (file: string, names: readonly string[] | undefined, weight: number): void => {
    const module = modules.get(file);
    if (!module) return;
    const passed = names?.map((name) => module.passedOn.get(name));
    if (passed?.every((one) => one !== undefined) && passed.length > 0)
      return passed.forEach((one) => visit(one.file, [one.name], weight));
    if ((weights.get(file) ?? 0) >= weight) return;
    weights.set(file, weight);
    for (const { file: next, names: wanted, lazy } of module.imports)
      visit(next, wanted, lazy ? weight * LATER : weight);
  };
  for (const root of roots) visit(root, undefined, 1);
  return weights;
}

function readModule(
  file: string,
  code: string,
  files: ReadonlySet<string>,
  texts: Map<string, string[]>,
): Module {
  const { module } = parseSync(file, code);
  const found: Module = { imports: [], passedOn: new Map(), keys: [] };
  const resolved = (request: string): string | undefined => {
    const path = join(dirname(file), request);
    return request.startsWith(".") && files.has(path) ? path : undefined;
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = resolved(moduleRequest.value);
    const values = entries.filter(({ isType }) => !isType);
    if (target === undefined || (entries.length > 0 && values.length === 0)) continue;
    const names = values.map(({ importName }) => importName.name);
    const all = values.length === 0 || names.some((name) => typeof name !== "string");
    found.imports.push({ file: target, names: all ? undefined : (names as string[]), lazy: false });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const request = code.slice(moduleRequest.start, moduleRequest.end).replaceAll(/["'`]/g, "");
    const target = resolved(request);
    if (target !== undefined) found.imports.push({ file: target, names: undefined, lazy: true });
  }
  for (const { moduleRequest, exportName, importName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const target = moduleRequest === null ? undefined : resolved(moduleRequest.value);
    if (isType || target === undefined) continue;
    const names = [importName.name, exportName.name];
    found.imports.push({ file: target, names: undefined, lazy: false });
    if (names[0] && names[1]) found.passedOn.set(names[1], { file: target, name: names[0] });
  }
  const { calls, mentioned } = readUses(file, code);
  const keys = calls.flatMap(({ key, namespaces }) => idsOf(key, namespaces, texts));
  found.keys = [...new Set([...keys, ...[...mentioned].filter((text) => texts.has(text))])];
  return found;
}
