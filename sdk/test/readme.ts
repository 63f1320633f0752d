import { readdirSync, readFileSync } from "node:fs";

/**
 * Returns the code blocks of a README by file name, and the files that they must equal. The first line of a block contains its file
 * name: `// examples/client.ts`. `others` are additional documents with such blocks, which may also have other blocks.
 */
export function examplesOfReadme(
  test: string,
  others: readonly string[] = [],
): {
  shown: Record<string, string>;
  files: Record<string, string>;
  /** Number of code blocks in the README. */
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
