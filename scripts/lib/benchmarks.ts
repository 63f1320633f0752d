// Manages reports/benchmarks.md. Each benchmark that stores its results has a section there, which it replaces when it runs
// again.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";

const PAGE = resolve(import.meta.dirname, "../../reports/benchmarks.md");

/** Returns the page with this section. It replaces the section with the same title, or is added at the end. */
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
 * Describes the machine that measured. Times from a busy machine can be compared with each other, but don't prove that a budget
 * is met.
 */
export function machine(): string {
  const [load = 0] = loadavg();
  const busy = load > cpus().length ? " The machine was busy with other work." : "";
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}, load ${load.toFixed(1)} during the run.${busy}`;
}
