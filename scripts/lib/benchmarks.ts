// Manages reports/benchmarks.md: each benchmark that keeps its results has a section, and replaces it when it runs again.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";

const PAGE = resolve(import.meta.dirname, "../../reports/benchmarks.md");

/** The page with this section replacing the one with the same title, or added at the end. */
export function withSection(page: string, title: string, text: string): string {
  const [head = "", ...sections] = page.split(/^(?=## )/m);
  const section = `## ${title}\n\n${text.trim()}\n`;
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  const all = at < 0 ? [...sections, section] : sections.with(at, section);
  return [head, ...all].map((one) => one.trim()).join("\n\n") + "\n";
}

export function keepSection(title: string, text: string): void {
  writeFileSync(PAGE, withSection(readFileSync(PAGE, "utf8"), title, text));
}

export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(head),
    line(head.map((_, at) => (at === 0 ? "---" : "--:"))),
    ...rows.map(line),
  ].join("\n");
}

/**
 * The machine of the measurement. Times from a busy machine can be compared with each other, but don't prove that a budget is met.
 */
export function machine(): string {
  const [load = 0] = loadavg();
  const busy = load > cpus().length ? " The machine was busy with other work." : "";
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}, load ${load.toFixed(1)} while it ran.${busy}`;
}
