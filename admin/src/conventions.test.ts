import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = import.meta.dirname;
const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.|\.gen\./.test(file),
);
const linesWith = (pattern: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );

it("styles use logical sides, so that pages mirror in Arabic", () => {
  const physical =
    /\b(margin|padding|border|inset|scrollMargin|scrollPadding)?(Left|Right)\w*:|\b(left|right|ml|mr|pl|pr):(?! number\b)|["'](left|right)["']/;
  // `left: number` declares a remainder, not a side. `lib/` has no styles, but has the code `pl` for Polish.
  expect(linesWith(physical).filter((line) => !line.startsWith("lib/"))).toEqual([]);
});

it("only one module accesses browser storage", () => {
  const uses = linesWith(/\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.)\b/);
  // In addition, i18next detects the language and stores it, as the specification requires.
  const allowed = ["lib/browser-storage.ts", "lib/detection.ts"];
  expect(uses.filter((line) => !allowed.includes(line.split(":")[0] ?? ""))).toEqual([]);
});

it("raw colors occur only in the theme", () => {
  expect(
    linesWith(/oklch\(|#[0-9a-f]{3,8}\b(?=["';])|rgba?\(/i).filter(
      (line) => !line.startsWith("theme/"),
    ),
  ).toEqual([]);
});

it("each component in ui/ uses a recipe", () => {
  const names = (folder: string) =>
    globSync("*.{ts,tsx}", { cwd: join(root, folder) })
      .filter((file) => !file.includes(".test."))
      .map((file) => file.replace(/\.tsx?$/, ""));
  const recipes = new Set(names("theme/recipes"));
  // Components that use the styles of another one, and the queue of notifications, which renders nothing.
  const borrowed: Record<string, string> = {
    "copy-button": "button",
    checkbox: "choice",
    combobox: "menu",
    "date-field": "field",
    "date-picker": "calendar",
    "date-range-field": "calendar",
    disclosure: "json-view",
    "files-anywhere": "file-drop",
    "lazy-tooltip": "tooltip",
    "money-field": "field",
    "multi-select": "tags",
    "radio-group": "choice",
    "suggest-field": "menu",
    switch: "choice",
    "table-width-handle": "table",
    notify: "toast",
  };
  expect(names("ui").filter((name) => !recipes.has(borrowed[name] ?? name))).toEqual([]);
});

it("each common action has an icon of its own", () => {
  // Icons by the last part of the key that is next to the icon: `label: t("actions.delete"), icon: <Trash2`, or `icon: Trash2,
  // label: "products:actions.delete"` in `defineAction`.
  const icons: Record<string, string> = {
    open: "Eye",
    delete: "Trash2",
    duplicate: "Copy",
    publish: "Rocket",
    unpublish: "ArchiveX",
    export: "Download",
    import: "Upload",
    undo: "Undo2",
    retry: "RotateCw",
  };
  const beside = /label: (?:t|tCommon)\("(?:[\w-]+:)?[\w.]*?(\w+)"\),\s*icon: <(\w+)/g;
  const defined = /icon: (\w+),\s*label: "(?:[\w-]+:)?[\w.]*?(\w+)"/g;
  const wrong = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const pairs = [
      ...[...text.matchAll(beside)].map(([, name, icon]) => [name, icon] as const),
      ...[...text.matchAll(defined)].map(([, icon, name]) => [name, icon] as const),
    ];
    return pairs.flatMap(([name = "", icon]) =>
      (icons[name] ?? icon) === icon ? [] : [`${file}: ${name} is ${icon}`],
    );
  });
  expect(wrong).toEqual([]);
  // No area uses the icon of one of these actions as its own icon.
  const areas = linesWith(
    /^\s*icon: (Eye|Trash2|Copy|Rocket|ArchiveX|Download|Upload|Undo2|RotateCw),/,
  ).filter((line) => !/^[\w/-]+-actions\.ts:/.test(line));
  expect(areas).toEqual([]);
});

it("current data is read only with fetchNow", () => {
  const places = [
    "lib/fetch-now.ts",
    // Search results, and data that is read page by page for a file, can be up to half a minute old.
    "patterns/resource/scan-pages.ts",
    "patterns/list/use-list-data.ts",
    // The settings that decide where a product can be bought can be a minute old. Each write to one of them refetches it.
    "patterns/sale/sale-queries.ts",
  ];
  expect(
    linesWith(/\bfetchQuery\b/).filter((line) => !places.some((place) => line.startsWith(place))),
  ).toEqual([]);
});

it("only data of the contract's x-invalidates is refetched", () => {
  // The SDK's hooks refetch data. Exceptions are other tabs, optimistic values, and the inbox, which isn't in the contract.
  const places = ["lib/inbox.ts", "lib/other-tabs.ts", "patterns/record/optimistic.ts"];
  const byHand = /\b(invalidate|refetch|reset)Queries\b/;
  expect(
    linesWith(byHand).filter((line) => !places.some((place) => line.startsWith(place))),
  ).toEqual([]);
});

it("forms open over a page only in the component that chooses their size", () => {
  const own = sources.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return /<Dialog\.Content\b/.test(text) && /<form\b|\.AppField\b|<FormFields\b/.test(text);
  });
  expect(own.toSorted()).toEqual([
    // Shows the fields of an assistant's plan in a dialog with the size of a form.
    "features/assistants/edit-plan.tsx",
    // Shows the password of the user that the form has created.
    "features/users/add-user.tsx",
    "patterns/form/form-overlay.tsx",
    // Uses the full screen.
    "patterns/form/wizard.tsx",
  ]);
});
