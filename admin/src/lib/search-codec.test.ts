import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search-codec.ts";

describe("the codec for search parameters", () => {
  it("writes readable URLs", () => {
    expect(stringifySearch({ q: "oak board", status: ["draft", "published"], page: 2 })).toBe(
      "?q=oak+board&status=draft,published&page=2",
    );
  });

  it("leaves out empty values", () => {
    expect(stringifySearch({ q: "", status: [], page: undefined, next: null })).toBe("");
  });

  it.each(["50% off", "a,b", "1+1=2", "x&y=z", "mug #2?", "كوب", "true", "007", '"quoted"'])(
    "reads %s back unchanged",
    (q) => expect(parseSearch(stringifySearch({ q }))).toEqual({ q }),
  );
});
