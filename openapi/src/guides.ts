// The guides as the reference shows them: tags without operations, each on its own page before those of the resources.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "./contract.ts";

interface Tag {
  readonly name: string;
  readonly description?: string;
  readonly "x-traitTag"?: boolean;
}
type Tagged = Document & { readonly tags: readonly Tag[] };

/** A copy of the contract for readers; programs read the contract itself. */
export function withGuides(document: Document, folder: string): Document {
  const { tags } = document as Tagged;
  const places = addressesOf(document);
  const guides = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => readGuide(file, readFileSync(join(folder, file), "utf8"), places));
  const names = (list: readonly Tag[]): string[] => list.map(({ name }) => name);
  return {
    ...document,
    tags: [...guides, ...tags],
    "x-tagGroups": [
      { name: "Guides", tags: names(guides) },
      { name: "Resources", tags: names(tags) },
    ],
  } as Document;
}

/** `# Title` and the text below it; `[words](operation:storeCreateCart)` links to an operation. */
export function readGuide(file: string, text: string, places: ReadonlyMap<string, string>): Tag {
  const [, name, description] = /^# (.+)\n+([^]+)$/.exec(text) ?? [];
  if (!name || !description) throw new Error(`${file}: begin with "# Title", then the text.`);
  const linked = description.replaceAll(/\(operation:(\w+)\)/g, (_, id: string) => {
    const place = places.get(id);
    if (!place) throw new Error(`${file}: links to ${id}, which is no operation of the contract.`);
    return `(${place})`;
  });
  return { name, "x-traitTag": true, description: linked };
}

/** Anchor of each operation in the rendered page. */
export function addressesOf({ paths }: Document): Map<string, string> {
  const operations = Object.values(paths).flatMap((item) =>
    Object.values(item).filter(
      (value): value is { operationId: string; tags: string[] } =>
        typeof value === "object" && value !== null && "operationId" in value,
    ),
  );
  return new Map(
    operations.map(({ operationId, tags }) => [
      operationId,
      `#/${tags[0]}/${operationId.toLowerCase()}`,
    ]),
  );
}

/** By operation id. */
export type Samples = Readonly<Record<string, readonly object[]>>;

/** The same document with the samples that the renderer shows next to each operation. */
export function withSamples(document: Document, samples: Samples): Document {
  const withOwn = (operation: unknown): unknown => {
    const { operationId } = (operation ?? {}) as { operationId?: string };
    const own = operationId === undefined ? undefined : samples[operationId];
    return own ? { ...(operation as object), "x-codeSamples": own } : operation;
  };
  const paths = Object.entries(document.paths).map(
    ([path, item]) =>
      [
        path,
        Object.fromEntries(Object.entries(item).map(([key, value]) => [key, withOwn(value)])),
      ] as const,
  );
  return { ...document, paths: Object.fromEntries(paths) } as Document;
}
