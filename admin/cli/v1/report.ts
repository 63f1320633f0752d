/** Checks extensions with the rules that the admin applies when it loads them, and reports the result. */
import type { ComponentType } from "react";
import { register, type Dropped } from "../../src/lib/extensions/registry.ts";
import type { Extension } from "../../src/lib/extensions/types.ts";
import { zones } from "../../src/lib/extensions/zones.ts";
import { shown, type Findings, type Part, type Refused } from "./find.ts";

/** Removes the parts that the admin would reject, and adds them to `refused` with the reason. */
export function judge({ parts, refused, plugins }: Findings): Findings {
  const { dropped } = register(extensionsOf(parts), { namespaces: [] });
  const left = [...parts];
  const reasons: Refused[] = [];
  for (const one of dropped) {
    // If two parts have the same path, the admin rejects the later one.
    const index = left.findLastIndex((part) => isOf(part, one));
    const part = left[index];
    if (!part) continue;
    reasons.push({ file: part.file, line: part.line, reason: reasonOf(one) });
    if (one.kind === "link") left[index] = { ...part, entry: undefined };
    else if (part.kind === "widget" && part.zones.length > 1)
      left[index] = { ...part, zones: part.zones.filter((zone) => zone !== one.at) };
    else left.splice(index, 1);
  }
  return { parts: left, refused: [...refused, ...reasons], plugins };
}

const isOf = (part: Part, { extension, kind, at }: Dropped): boolean =>
  part.from === extension &&
  (kind === "widget"
    ? part.kind === "widget" && part.zones.includes(at)
    : part.kind === (kind === "link" ? "route" : kind) && part.path === at);

const component: ComponentType = () => null;

function extensionsOf(parts: readonly Part[]): Extension[] {
  const names = new Set(parts.map(({ from }) => from));
  return Array.from(names, (name) => {
    const own = parts.filter(({ from }) => from === name);
    const of = (kind: Part["kind"]) => own.filter((part) => part.kind === kind);
    return {
      name,
      widgets: of("widget").map(({ zones: zone }) => ({ zone, component })),
      routes: of("route").map(({ path, entry }) => ({
        path,
        component,
        ...(entry && { link: entry }),
      })),
      settings: of("settings").map(({ path, entry }) => ({ path, component, card: entry })),
    } as unknown as Extension;
  });
}

function reasonOf({ reason, at, by }: Dropped): string {
  switch (reason) {
    case "zoneUnknown": {
      const place = at.split(".")[0] ?? "";
      const near = zones.filter((zone) => zone.startsWith(`${place}.`));
      return `The zone ${at} doesn't exist.${near.length > 0 ? ` Zones of ${place}: ${near.join(", ")}.` : ""}`;
    }
    case "pathWrong":
      return `The path ${at} isn't valid. A path starts with a name, and consists of names and parameters.`;
    case "pathSettings":
      return `The path ${at} is below the settings. Move the page to src/admin/settings.`;
    case "pathReserved":
      return `The path ${at} belongs to a page of the admin.`;
    case "pathTaken":
      return `The path ${at} is already used by ${by ?? "another page"}.`;
    case "linkParams":
      return `A link needs a path without parameters, but the path is ${at}. The page is built without the link.`;
    case "labelMissing":
      return `The label, or the description of a settings page, isn't a text that can be read without running the file.`;
    case "paramsRefused":
      return `A settings page can't have parameters in its path: ${at}`;
    default:
      return reason;
  }
}

export function reportOf({ parts, refused }: Findings): string {
  const place = ({ file, line }: { file: string; line: number }) => `${shown(file)}:${line}`;
  const rows = parts.map((part) => [
    part.kind === "settings" ? "settings page" : part.kind === "route" ? "page" : "widget",
    part.kind === "widget" ? part.zones.join(", ") : part.path,
    place(part),
  ]);
  const lines = aligned(rows);
  const refusals = refused.map((one) => `  ${place(one)}\n    ${one.reason}`);
  return [
    `Found ${rows.length} ${rows.length === 1 ? "part" : "parts"} of v1 extensions:`,
    ...lines,
    ...(refusals.length > 0 ? [`Refused ${refusals.length}:`, ...refusals] : []),
  ].join("\n");
}

function aligned(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, index) => cell.padEnd(width(index)))
        .join("  ")
        .trimEnd()}`,
  );
}
