import { describe, expect, it } from "vitest";
import { readFilters, someOf } from "../filter/list-filters.ts";
import { readListState, type ListState } from "./list-search.ts";
import { matchSearch, sameView, viewSearch } from "./list-views.ts";

interface State extends ListState {
  status: ("draft" | "published")[];
}
const read = (raw: Partial<Record<keyof State, unknown>>): State => ({
  ...readListState(raw, ["-created_at", "title"]),
  ...readFilters(raw, { status: someOf(["draft", "published"]) }),
});

describe("a view", () => {
  it("contains filters, sort order, and columns in a normalized form, but not the page", () => {
    const state = read({ status: "draft", q: "mug", page: "3", limit: "50", order: "title" });
    expect(viewSearch(state, read, [])).toBe("?q=mug&order=title&status=draft");
  });

  it("has the operator's default columns unless the URL has columns", () => {
    expect(viewSearch(read({}), read, ["title", "tags"])).toBe("?columns=title,tags");
    expect(viewSearch(read({ columns: "title" }), read, ["title", "tags"])).toBe("?columns=title");
  });

  it("equals a view with the same values in a different order", () => {
    const same = (a: string, b: string) => sameView(a, b, read, ["title"]);
    expect(same("?status=draft,published&q=mug", "?q=mug&page=4&status=published,draft")).toBe(
      true,
    );
    expect(same("", "?columns=title")).toBe(true);
    expect(same("", "?status=draft")).toBe(false);
    expect(same("?order=title", "")).toBe(false);
  });

  it("matches the same records with any sort order and columns", () => {
    const state = read({ status: "draft" });
    const other = { ...state, order: "title", columns: ["title"], page: 4, limit: 100 };
    expect(matchSearch(other, read)).toBe(matchSearch(state, read));
    expect(matchSearch({ ...state, q: "mug" }, read)).not.toBe(matchSearch(state, read));
  });
});
