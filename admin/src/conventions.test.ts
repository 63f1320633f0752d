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
  // `left` as a remainder isn't a side, and `lib/` contains no styles except for the Polish language.
  expect(linesWith(physical).filter((line) => !line.startsWith("lib/"))).toEqual([]);
});

it("only one module writes to browser storage", () => {
  const uses = linesWith(/\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.)\b/);
  // i18next looks for the language where the specification says, and keeps it.
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

it("each component in ui/ has one recipe of the same name", () => {
  const names = (folder: string) =>
    globSync("*.{ts,tsx}", { cwd: join(root, folder) })
      .filter((file) => !file.includes(".test."))
      .map((file) => file.replace(/\.tsx?$/, ""));
  const recipes = new Set(names("theme/recipes"));
  // Parts that look like another one, and the queue behind the toasts, which renders nothing.
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

it("each icon has one meaning, and each meaning one icon", () => {
  // By the last part of the key that names an action beside its icon: `label: t("actions.delete"), icon: <Trash2`, or
  // `icon: Trash2, label: "products:actions.delete"` in `defineAction`.
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
  // Icons of delete, undo, and publish are unique, and no area has the icon of an action.
  const areas = linesWith(
    /^\s*icon: (Eye|Trash2|Copy|Rocket|ArchiveX|Download|Upload|Undo2|RotateCw),/,
  ).filter((line) => !/^[\w/-]+-actions\.ts:/.test(line));
  expect(areas).toEqual([]);
});

it("current state is read in only one way", () => {
  const places = [
    "lib/fetch-now.ts",
    // Results of a search may be half a minute old, and so may data that is read page by page for a file.
    "patterns/resource/scan-pages.ts",
    "patterns/list/use-list-data.ts",
  ];
  expect(
    linesWith(/\bfetchQuery\b/).filter((line) => !places.some((place) => line.startsWith(place))),
  ).toEqual([]);
});

it("only the resources in the contract's x-invalidates are refetched", () => {
  // The SDK's hooks refetch. Exceptions: other tabs, optimistic values, and the inbox, which the contract doesn't describe.
  const places = ["lib/inbox.ts", "lib/other-tabs.ts", "patterns/record/optimistic.ts"];
  const byHand = /\b(invalidate|refetch|reset)Queries\b/;
  expect(
    linesWith(byHand).filter((line) => !places.some((place) => line.startsWith(place))),
  ).toEqual([]);
});

it("a form opens over a page only in the component that chooses its size", () => {
  const own = sources.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return /<Dialog\.Content\b/.test(text) && /<form\b|\.AppField\b|<FormFields\b/.test(text);
  });
  expect(own.toSorted()).toEqual([
    // The fields of an assistant's plan, in a dialog of the size that a form has.
    "features/assistants/edit-plan.tsx",
    // The password of the user that the form has created.
    "features/users/add-user.tsx",
    "patterns/form/form-overlay.tsx",
    // The whole screen.
    "patterns/form/wizard.tsx",
  ]);
});
