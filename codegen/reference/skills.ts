/** The pages for coding agents that come with the packages, for `llms.txt`. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Guide } from "./markdown.ts";

const PACKAGES = ["sdk", "sdk/mcp", "storefront-kit", "codegen"];

export const skillsOf = (root: string): Guide[] =>
  PACKAGES.map((name) => ({
    file: `${basename(name)}.md`,
    text: readFileSync(join(root, name, "AGENTS.md"), "utf8"),
  }));
