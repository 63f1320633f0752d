import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadConfigAndCreateContext, type PandaContext } from "@pandacss/node";
import { getPropertyPriority } from "@pandacss/shared";
import { transform } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import type { Plugin, Rolldown } from "vite";

/*
 * Loads styles with the code that uses them. Each chunk of a build has the styles of its own modules, so that a page doesn't
 * load the styles of other pages. Panda alone would put all styles into one file, as it does in development.
 */

const LAYERS = "@layer reset,base,tokens,recipes,utilities;";
const INDEX = "\0countertop:styles";

export function styles(): Plugin {
  let root = "";
  let all: AllStyles;
  return {
    name: "countertop:styles",
    apply: "build",
    enforce: "pre",
    config: () => ({ css: { postcss: { plugins: [] } } }),
    configResolved: (config) => void (root = config.root),
    async buildStart() {
      all = await readStyles(root);
    },
    resolveId: (id, importer) =>
      id === "./index.css" && importer === join(root, "src/main.tsx")
        ? { id: INDEX, moduleSideEffects: true }
        : undefined,
    load: (id) => (id === INDEX ? "export {};" : undefined),
    renderChunk(_code, chunk, _options, { chunks }) {
      const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
      if (!entry) throw new Error("The build has no entry for the styles that all pages share.");
      // The imported chunks and their styles load before this chunk.
      const before = new Set<Rolldown.RenderedChunk>(chunk.isEntry ? [] : [entry]);
      const visit = ({ imports }: Rolldown.RenderedChunk) => {
        for (const next of imports.flatMap((name) => chunks[name] ?? [])) {
          if (next === chunk || before.has(next)) continue;
          before.add(next);
          visit(next);
        }
      };
      visit(chunk);
      const had = union([...before].map(filesOf));
      const css = (chunk.isEntry ? LAYERS + all.base : "") + all.of(filesOf(chunk), had);
      if (css === "") return null;
      const { code } = transform({ filename: chunk.name, code: Buffer.from(css), minify: true });
      const asset = this.emitFile({ type: "asset", name: `${chunk.name}.css`, source: code });
      chunk.viteMetadata?.importedCss.add(this.getFileName(asset));
      return null;
    },
  };
}

const filesOf = ({ modules }: Rolldown.RenderedChunk): Set<string> =>
  new Set(Object.keys(modules).map((id) => id.replace(/\?.*$/, "")));

interface AllStyles {
  /** Styles that every page loads: resets, tokens, and the order of the layers within the utilities. */
  base: string;
  /** Styles that these files use, except styles in `had`, which other chunks already contain. */
  of(files: Set<string>, had?: Set<string>): string;
}

async function readStyles(root: string): Promise<AllStyles> {
  const panda = await loadConfigAndCreateContext({ cwd: root });
  const atoms = new Map<string, Set<string>>();
  const recipesIn = new Map<string, Set<string>>();
  for (const file of panda.getFiles()) {
    const encoder = panda.encoder.clone();
    panda.parseFile(file, encoder);
    atoms.set(file, encoder.atomic);
    recipesIn.set(file, recipesImported(readFileSync(file, "utf8")));
  }
  const sheet = panda.createSheet();
  panda.appendBaselineCss(sheet);
  const { layers, recipes } = panda.getSplitCssArtifacts(sheet);
  const media = mediaOf(utilities(panda, union(atoms.values())));
  const sublayers = [
    "compositions",
    ...PRIORITIES.map((n) => `p${n}`),
    ...media.map((_, index) => mediaLayer(index)),
  ];
  return {
    base: [
      ...layers.filter(({ name }) => name !== "utilities").map(({ code }) => code),
      `@layer utilities{@layer ${sublayers.join(",")};}`,
    ].join("\n"),
    of(files, had = new Set()) {
      const inAll = <Value>(of: Map<string, Set<Value>>) => {
        const before = union([...had].flatMap((file) => of.get(file) ?? []));
        const here = union([...files].flatMap((file) => of.get(file) ?? []));
        return new Set([...here].filter((one) => !before.has(one)));
      };
      const own = inAll(atoms);
      const ownRecipes = inAll(recipesIn);
      return [
        ...recipes.filter(({ name }) => ownRecipes.has(name)).map(({ code }) => code),
        own.size > 0 ? inSublayers(utilities(panda, own), media) : "",
      ].join("\n");
    },
  };
}

const union = <Value>(sets: Iterable<Set<Value>>): Set<Value> =>
  new Set([...sets].flatMap((set) => [...set]));

const recipesImported = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(/import \{([^}]*)\} from "#styled\/recipes"/g)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    ),
  );

function utilities(panda: PandaContext, atoms: Set<string>): AtRule {
  const encoder = panda.encoder.clone();
  for (const atom of atoms) encoder.atomic.add(atom);
  const sheet = panda.createSheet();
  sheet.processDecoder(panda.decoder.clone().collect(encoder));
  const [layer] = postcss.parse(sheet.getLayerCss("utilities")).nodes;
  if (layer?.type !== "atrule") throw new Error("Panda's utilities aren't in a layer.");
  return layer;
}

/*
 * If two classes set the same property, the later one wins: shorthands come first, then single properties, then media queries.
 * Each of these has its own layer, so that the order of the chunks doesn't matter. Classes with a state or a context are more
 * specific, so they stay above all of these layers.
 */
const PRIORITIES = [0, 1, 1000, 2000, 3000, 4000];
const mediaLayer = (index: number): string => `m${index}`;
const plain = ({ selector }: Rule): boolean => /^\.(\\.|[\w-])+$/.test(selector);
const onlyPlain = (node: ChildNode): boolean =>
  node.type === "rule"
    ? plain(node)
    : node.type === "atrule" && (node.nodes ?? []).every(onlyPlain);

const isMedia = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && node.name === "media";

/** Media conditions, in order. */
const mediaOf = (layer: AtRule): string[] => [
  ...new Set((layer.nodes ?? []).filter(isMedia).map(({ params }) => params)),
];

function inSublayers(layer: AtRule, media: readonly string[]): string {
  for (const node of layer.nodes?.filter(onlyPlain) ?? []) {
    const name =
      node.type === "rule"
        ? `p${priorityOf(node)}`
        : isMedia(node) && mediaLayer(media.indexOf(node.params));
    if (name === false) continue;
    node.replaceWith(postcss.atRule({ name: "layer", params: name, nodes: [node.clone()] }));
  }
  return layer.toString();
}

function priorityOf(rule: Rule): number {
  const declared = rule.nodes.flatMap((node) => (node.type === "decl" ? [node.prop] : []));
  const [first = ""] = declared;
  return getPropertyPriority(
    first.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
}
