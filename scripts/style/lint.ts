// Finds style problems in the repository's texts: spelling, house rules on phrases, and how comments begin.
import { TextlintKernel, type TextlintKernelOptions } from "@textlint/kernel";
import markdownPlugin from "@textlint/textlint-plugin-markdown";
import textPlugin from "@textlint/textlint-plugin-text";
import { getDefaultSettings, mergeSettings, spellCheckDocument } from "cspell-lib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import prh from "textlint-rule-prh";
import type { Kind, Text } from "./texts.ts";

export interface Problem {
  rule: "spelling" | "phrase" | "opening";
  text: Text;
  /** Offset of the words in the text. */
  offset: number;
  /** The words that were found, and their replacement if the rule has one. */
  found: string;
  instead?: string | undefined;
}

/** Excludes the pages that list the phrases to avoid. */
const GUIDES = ["docs/voice.md", "docs/glossary.md"];

/** First words that make a text hard to read. A comment begins with its subject: the thing that it describes. */
const OPENINGS: Partial<Record<Kind, RegExp>> = {
  comments: /^(What|Who|Whoever|Whatever|Whether|Of|It|So|Where)\b/,
  "test names": /^(what|who|whoever|whatever|where|somebody|nobody)\b/i,
};

export const openings = (texts: readonly Text[]): Problem[] =>
  texts.flatMap((text) => {
    const found = OPENINGS[text.kind]?.exec(text.text)?.[1];
    return found === undefined ? [] : [{ rule: "opening", text, offset: 0, found }];
  });

/** These packages are CommonJS with types of ES modules. In Node, their default export is one level deeper. */
const exportOf = <Module extends object>(module: Module): Module =>
  "default" in module ? (module.default as Module) : module;

/** Rules for one kind of text, in addition to those for all kinds. */
const MORE_PHRASES: Partial<Record<Kind, readonly string[]>> = {
  "UI strings": ["phrases-ui.yaml"],
  "test names": ["phrases-tests.yaml"],
};

export async function phrases(texts: readonly Text[]): Promise<Problem[]> {
  const kernel = new TextlintKernel();
  const options = ({ file, kind }: Text): TextlintKernelOptions => ({
    filePath: file,
    ext: file.endsWith(".md") ? ".md" : ".txt",
    plugins: [
      { pluginId: "markdown", plugin: exportOf(markdownPlugin) },
      { pluginId: "text", plugin: exportOf(textPlugin) },
    ],
    rules: [
      {
        ruleId: "prh",
        rule: exportOf(prh),
        options: {
          rulePaths: ["phrases.yaml", ...(MORE_PHRASES[kind] ?? [])].map((name) =>
            join(import.meta.dirname, name),
          ),
          checkLink: true,
        },
      },
    ],
  });
  const found = [];
  for (const text of texts) {
    if (GUIDES.includes(text.file)) continue;
    const { messages } = await kernel.lintText(text.text, options(text));
    for (const { message, range } of messages) {
      const [words = "", instead] = message.split(" => ");
      found.push({ rule: "phrase" as const, text, offset: range[0], found: words, instead });
    }
  }
  return found;
}

/** Matches code spans and blocks, addresses, file names, and identifiers, which aren't words. */
const NOT_WORDS = [
  /```[\s\S]*?```/g,
  /`[^`]*`/g,
  /https?:\/\/\S+/g,
  /\]\([^)]*\)/g,
  /\b[\w.-]*[/_][\w./-]*/g,
  /\b\w+\.(ts|tsx|js|mjs|cjs|json|ya?ml|md|css|html)\b/g,
  /\b[a-z]+[A-Z]\w*/g,
  /&\w+;/g,
];

export async function spelling(texts: readonly Text[]): Promise<Problem[]> {
  const words = readFileSync(join(import.meta.dirname, "words.txt"), "utf8")
    .split("\n")
    .filter(Boolean);
  const settings = mergeSettings(await getDefaultSettings(), {
    language: "en-US",
    words,
    dictionaries: ["en_us", "softwareTerms", "typescript", "node", "html", "companies"],
  });
  const found: Problem[] = [];
  for (const group of Map.groupBy(texts, ({ file }) => file).values()) {
    const file = group[0]?.file ?? "";
    // Checks all texts of a file as one document, because each check has a fixed cost.
    const starts: number[] = [];
    let all = "";
    for (const { text } of group) {
      starts.push(all.length);
      all += `${NOT_WORDS.reduce((rest, pattern) => rest.replaceAll(pattern, (code) => " ".repeat(code.length)), text)}\n`;
    }
    const { issues } = await spellCheckDocument(
      { uri: `file:///${file}`, text: all, languageId: "plaintext" },
      { generateSuggestions: false, noConfigSearch: true },
      settings,
    );
    for (const { text: word, offset } of issues) {
      const index = starts.findLastIndex((start) => start <= offset);
      const text = group[index];
      if (text)
        found.push({ rule: "spelling", text, offset: offset - (starts[index] ?? 0), found: word });
    }
  }
  return found;
}
