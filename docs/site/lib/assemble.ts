/**
 * Collects the site's pages: the pages written for the site, sections and files of the repository, and the generated reference.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import type { Contract } from "../../../codegen/contract.ts";
import { schemaFolders } from "../../../codegen/reference/folders.ts";
import { addressOfOperation, referencePages } from "../../../codegen/reference/pages.ts";
import { checkedVersions, compatibilityTable } from "./compatibility.ts";
import { MANUAL, WHOLE } from "./outline.ts";

export interface SitePage {
  /** The page's path in the site, such as `sdk/retries.md`. */
  readonly path: string;
  readonly title: string;
  /** Markdown with its title as the first line. Links to other pages are absolute: `/sdk/errors.md#format`. */
  readonly text: string;
}

/** The location on the site of a section or a file of the repository. */
interface Place {
  readonly page: string;
  /** Anchor within the page; undefined if the section or file is the whole page. */
  readonly anchor: string | undefined;
}

interface Draft {
  readonly path: string;
  readonly pieces: readonly Piece[];
}
interface Piece {
  /** The file that relative links in the text are relative to. */
  readonly from: string;
  readonly text: string;
}

export function assemble(root: string, contract: Contract): SitePage[] {
  const drafts = [...ownPages(root), ...wholePages(root), ...manualPages(root)];
  const places = placesOf(drafts);
  const operations = new Map(contract.operations.map((one) => [one.id, addressOfOperation(one)]));
  const pages = drafts.map(({ path, pieces }) => {
    const text = pieces
      .map((piece) => linked(root, piece, places, operations))
      .join("\n\n")
      .replaceAll(/\n{3,}/g, "\n\n");
    return { path, title: titleOf(path, text), text };
  });
  const reference = referencePages(contract, schemaFolders(root)).map(
    ({ path, title, content }) => ({
      path,
      title,
      text: `---\npageClass: reference\n---\n\n# ${title}\n\n${content}`,
    }),
  );
  return [...pages, ...reference];
}

function titleOf(path: string, text: string): string {
  const [, title] = /^---\ntitle: (.+)$/m.exec(text) ?? /^# (.+)$/m.exec(withoutFront(text)) ?? [];
  if (!title) throw new Error(`${path}: a page must begin with "# Title".`);
  return title;
}

export const withoutFront = (text: string): string => text.replace(/^---\n[^]*?\n---\n/, "");

/** Pages in `pages/`, including the sections, files, and tables that they include. */
function ownPages(root: string): Draft[] {
  const folder = join(root, "docs/site/pages");
  return globSync("**/*.md", { cwd: folder })
    .sort()
    .map((path) => {
      const from = relative(root, join(folder, path));
      const text = readFileSync(join(folder, path), "utf8").replace("<!-- compatibility -->", () =>
        compatibilityTable(checkedVersions(root)),
      );
      return { path, pieces: piecesOf(root, from, text) };
    });
}

/**
 * `<!-- include sdk/README.md#retries -->` includes a section without its heading. `lead` in place of `include` includes only
 * the section's text before its first subheading. `<!-- code sdk/examples/retries.ts -->` includes a file.
 */
const DIRECTIVE = /^<!-- (include|lead|code) (\S+?)(?:#(\S+))? -->$/gm;

function piecesOf(root: string, from: string, text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(DIRECTIVE)) {
    const [line, kind, file = "", section = ""] = found;
    pieces.push({ from, text: text.slice(end, found.index).trim() });
    if (!existsSync(join(root, file))) throw new Error(`${from}: ${file} doesn't exist.`);
    const whole = readFileSync(join(root, file), "utf8");
    if (kind === "code") {
      const lang = posix.extname(file).slice(1).replace("mjs", "js").replace("conf", "nginx");
      pieces.push({ from: file, text: `\`\`\`${lang}\n${whole.trim()}\n\`\`\`` });
    } else {
      const inner = sectionOf(file, whole, section);
      const stop = kind === "lead" ? headingsOf(inner)[0]?.line : undefined;
      pieces.push({
        from: `${file}#${section}`,
        text: inner.split("\n").slice(0, stop).join("\n").trim(),
      });
    }
    end = found.index + line.length;
  }
  pieces.push({ from, text: text.slice(end).trim() });
  return pieces.filter((piece) => piece.text !== "");
}

/**
 * The text below a heading, up to the next heading of the same or a higher level. Deeper headings move up by as many levels, so
 * that subsections start at level 2.
 */
export function sectionOf(file: string, text: string, anchor: string): string {
  const lines = text.split("\n");
  const headings = headingsOf(text);
  const start = headings.find((one) => one.anchor === anchor);
  if (!start) throw new Error(`${file} has no section #${anchor}.`);
  const next = headings.find((one) => one.line > start.line && one.level <= start.level);
  const shift = start.level - 1;
  const inner = new Set(headings.map(({ line }) => line));
  return lines
    .slice(start.line + 1, next?.line)
    .map((line, at) => (inner.has(start.line + 1 + at) ? line.slice(shift) : line))
    .join("\n")
    .trim();
}

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

/** Headings outside of code blocks, with the anchors that GitHub and the site give them. */
export function headingsOf(text: string): Heading[] {
  let fence = false;
  return text.split("\n").flatMap((line, at) => {
    if (/^\s*```/.test(line)) fence = !fence;
    const [, marks, words] = (!fence && /^(#{1,6}) (.+)$/.exec(line)) || [];
    return marks && words
      ? [{ line: at, level: marks.length, text: words, anchor: slugOf(words) }]
      : [];
  });
}

const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

const wholePages = (root: string): Draft[] =>
  Object.entries(WHOLE).map(([path, { file, title, before }]) => {
    const whole = readFileSync(join(root, file), "utf8").trim();
    const last = headingsOf(whole).find(({ anchor }) => anchor === before);
    const own = whole.split("\n").slice(0, last?.line).join("\n").trim();
    const text = title === undefined ? own : own.replace(/^# .+$/m, `# ${title}`);
    return { path, pieces: [{ from: file, text }] };
  });

/** Pages of the operators' manual, which the admin serves too. */
function manualPages(root: string): Draft[] {
  const folder = join(root, MANUAL);
  if (!existsSync(folder)) return [];
  // The index lists all pages in their order.
  const index = readFileSync(join(folder, "index.md"), "utf8");
  const order = Array.from(index.matchAll(/\]\(([\w-]+\.md)\)/g), ([, file = ""]) => file);
  return globSync("*.md", { cwd: folder })
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((file) => {
      const from = `${MANUAL}/${file}`;
      return {
        path: `manual/${file}`,
        pieces: [{ from, text: readFileSync(join(folder, file), "utf8").trim() }],
      };
    });
}

function placesOf(drafts: readonly Draft[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { path, pieces } of drafts) {
    // Pages written for the site link to each other by their paths on the site.
    const own = `docs/site/pages/${path}`;
    places.set(own, { page: `/${path}`, anchor: undefined });
    for (const { from, text } of pieces) {
      const [file = "", section] = from.split("#");
      const page = `/${path}`;
      if (!section) {
        if (file.endsWith(".md")) places.set(file, { page, anchor: undefined });
      } else if (!places.has(from)) places.set(from, { page, anchor: undefined });
      if (section === undefined && !file.endsWith(".md")) continue;
      for (const { anchor } of headingsOf(text).filter(({ level }) => level > 1))
        for (const name of [file, own])
          if (!places.has(`${name}#${anchor}`)) places.set(`${name}#${anchor}`, { page, anchor });
    }
  }
  return places;
}

/**
 * On npm, READMEs link to each other with absolute URLs, because relative links don't work there. The site includes all
 * READMEs, so these links lead to its own pages.
 */
const ON_NPM = /^https:\/\/www\.npmjs\.com\/package\/@countertop\/([\w-]+)(#.+)?$/;
const FOLDERS: Readonly<Record<string, string>> = {
  codegen: "codegen",
  mcp: "sdk/mcp",
  sdk: "sdk",
  "storefront-kit": "storefront-kit",
};

const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;

/** Turns the links in Markdown into links of the site. A link to a file that isn't on the site becomes the file's path. */
function linked(
  root: string,
  { from, text }: Piece,
  places: ReadonlyMap<string, Place>,
  operations: ReadonlyMap<string, string>,
): string {
  const [file = ""] = from.split("#");
  return outsideCode(file.startsWith("storefront-kit/") ? withoutExtensions(text) : text, (part) =>
    part.replaceAll(LINK, (whole, mark: string, words: string, target: string) => {
      const operation = /^operation:(\w+)$/.exec(target)?.[1];
      if (operation) {
        const address = operations.get(operation);
        if (!address) throw new Error(`${file}: links to ${operation}, which isn't an operation.`);
        return `[${words}](${address})`;
      }
      const [, name, section = ""] = ON_NPM.exec(target) ?? [];
      const own = name !== undefined && relative(dirname(file), `${FOLDERS[name]}/README.md`);
      if (!own && /^(?:https?:|mailto:|\/)/.test(target)) return whole;
      const [path = "", anchor] = (own ? own + section : target).split("#");
      const meant = path === "" ? file : posix.normalize(posix.join(dirname(file), path));
      if (mark) return `![${words}](${addressOfPicture(meant)})`;
      const place = anchor
        ? places.get(`${meant}#${anchor}`)
        : (places.get(meant) ?? places.get(`${meant}#${titleAnchor(root, meant)}`));
      if (place) return `[${words}](${place.page}${place.anchor ? `#${place.anchor}` : ""})`;
      if (meant.startsWith("docs/site/pages/") || !existsSync(join(root, meant)))
        throw new Error(`${file}: the target of the link ${target} doesn't exist.`);
      return words === meant ? `\`${meant}\`` : `${words} (\`${meant}\` in the repository)`;
    }),
  );
}

/** Anchor of a file's title. If a page includes the lead of a file, links to the file lead to that page. */
function titleAnchor(root: string, file: string): string | undefined {
  return file.endsWith(".md") && existsSync(join(root, file))
    ? headingsOf(readFileSync(join(root, file), "utf8"))[0]?.anchor
    : undefined;
}

/** Removes file extensions from imports. Our compiler requires them, but Next.js and other bundlers reject them. */
const withoutExtensions = (text: string): string =>
  text.replaceAll(/^(import .+ from "\.\/[\w-]+)\.tsx";$/gm, '$1";');

/** URL of an image. The build copies the images of the documents and of the manual into `public/pictures/`. */
const addressOfPicture = (file: string): string =>
  file
    .replace("admin/manual/pictures/", "/pictures/manual/")
    .replace("docs/pictures/", "/pictures/");

const outsideCode = (text: string, change: (part: string) => string): string =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join("");
