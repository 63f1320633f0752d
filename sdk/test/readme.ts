import { readdirSync, readFileSync } from "node:fs";

/**
 * The blocks of a README that are the files beside a test, by their names, and those files themselves. A block names its
 * file in its first line: `// examples/client.ts`. `others` are more documents with such blocks, which may have other ones, too.
 */
export function examplesOfReadme(
  test: string,
  others: readonly string[] = [],
): {
  shown: Record<string, string>;
  files: Record<string, string>;
  /** How many blocks of code the README has. */
  blocks: number;
} {
  const read = (path: string): string => readFileSync(new URL(path, test), "utf8");
  const readme = read("../README.md");
  const texts = [readme, ...others.map(read)];
  const found = texts.flatMap((text) => [
    ...text.matchAll(/```tsx?\n\/\/ examples\/(\S+)\n(.*?)```/gs),
  ]);
  const files = readdirSync(new URL(".", test)).filter((file) => /^[\w-]+\.tsx?$/.test(file));
  return {
    shown: Object.fromEntries(Array.from(found, ([, file = "", code = ""]) => [file, code])),
    files: Object.fromEntries(files.map((file) => [file, read(file)])),
    blocks: readme.match(/```\w/g)?.length ?? 0,
  };
}
