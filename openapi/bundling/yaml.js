import { readFileSync } from "node:fs";
import { CORE_SCHEMA, load } from "js-yaml";

const cache = new Map();

/** Reads and parses each YAML file once. The core schema keeps dates as strings, because they're sent as strings. */
export function readYaml(file) {
  let parsed = cache.get(file);
  if (parsed === undefined) {
    parsed = load(readFileSync(file, "utf8"), { schema: CORE_SCHEMA, filename: file });
    cache.set(file, parsed);
  }
  return parsed;
}
