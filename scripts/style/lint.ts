// Finds style problems in the repository's texts: the spelling, the rules on phrases, and the first words of comments and test
// names.
import { TextlintKernel, type TextlintKernelOptions } from "@textlint/kernel";
import markdownPlugin from "@textlint/textlint-plugin-markdown";
import textPlugin from "@textlint/textlint-plugin-text";
import { getDefaultSettings, mergeSettings, spellCheckDocument } from "cspell-lib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import prh from "textlint-rule-prh";
import { sentencesOf } from "./sentences.ts";
import type { Kind, Text } from "./texts.ts";

export interface Problem {
  rule: "spelling" | "phrase" | "opening";
  text: Text;
  /** Offset of the found words in the text. */
  offset: number;
  /** The words that were found. */
  found: string;
  instead?: string | undefined;
}

/** Pages that list the phrases to avoid, and therefore aren't checked. */
const GUIDES = ["docs/voice.md", "docs/glossary.md"];

/** First words that make text hard to read. A comment must begin with the thing that it describes, or with a verb. */
const OPENINGS: Partial<Record<Kind, RegExp>> = {
  comments: /^(What|Who|Whoever|Whatever|Whether|Of|It|So|Where)\b/,
  "test names": /^(what|who|whoever|whatever|where|somebody|nobody)\b/i,
};

/** First words of a comment's later sentences. These sentences may begin with "It", because the first one has named the thing. */
const LATER_OPENINGS = /^(What|Who|Whoever|Whatever|Whether|Of|So|Where)\b/;

export const openings = (texts: readonly Text[]): Problem[] =>
  texts.flatMap((text): Problem[] => {
    const problem = (offset: number, found: string | undefined): Problem[] =>
      found === undefined ? [] : [{ rule: "opening", text, offset, found }];
    const first = problem(0, OPENINGS[text.kind]?.exec(text.text)?.[1]);
    if (text.kind !== "comments") return first;
    const [, ...later] = sentencesOf(text);
    return [
      ...first,
      ...later.flatMap(({ words, offset }) => problem(offset, LATER_OPENINGS.exec(words)?.[1])),
    ];
  });

/**
 * Unwraps the default export. These packages are CommonJS but have the types of ES modules, so in Node, their default export is
 * one level deeper.
 */
const exportOf = <Module extends object>(module: Module): Module =>
  "default" in module ? (module.default as Module) : module;

/** Files with additional rules for one kind of text. */
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

/** Matches code spans and blocks, URLs, file names, and identifiers, because these aren't words. */
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
