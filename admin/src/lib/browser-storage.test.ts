import { beforeEach, expect, it, vi } from "vitest";
import { emptyStorage, readStorage, writeStorage, type StorageEntry } from "./browser-storage.ts";

/** A storage like that of a browser, in which keys are own properties. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  const kept: Record<string, string> = Object.create(methods);
  return Object.assign(kept, {}) as never;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});

const entries: [entry: StorageEntry, suffix?: string][] = [
  ["theme"],
  ["density"],
  ["reader"],
  ["list", "usr_1.products"],
  ["recent"],
  ["early"],
  ["analytics", "user_id"],
  ["listMemory", "products"],
  ["draft", "/a/products/prod_1 "],
  ["once", "order_1/refund"],
  ["reloaded"],
];
const left = () => entries.filter((entry) => readStorage(...entry) !== null).map(([name]) => name);

it("the end of a session deletes searches, and keeps drafts for the same user", () => {
  for (const [entry, suffix] of entries) writeStorage(entry, "x", suffix);
  emptyStorage("session");
  expect(left()).toEqual([
    "theme",
    "density",
    "reader",
    "list",
    "recent",
    "analytics",
    "draft",
    "once",
    "reloaded",
  ]);
});

it("another user's sign-in deletes the former user's data, and keeps settings of this computer", () => {
  for (const [entry, suffix] of entries) writeStorage(entry, "x", suffix);
  localStorage.setItem("an extension's own", "x");
  emptyStorage("reader");
  expect(left()).toEqual(["theme", "density", "reader", "list", "reloaded"]);
  expect(localStorage.getItem("an extension's own")).toBe("x");
});

it("writing and reading don't fail if the browser has no storage", () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  expect(writeStorage("theme", "dark")).toBe(false);
  expect(readStorage("theme")).toBeNull();
  emptyStorage("reader");
});
