import fc from "fast-check";
import { parse } from "qs";
import { describe, expect, it } from "vitest";
import { encodeQuery, type QueryObject } from "./query-string.ts";

// The server's parser settings: a list may be long, a filter has at most a few levels.
const asServer = (query: QueryObject): unknown =>
  parse(encodeQuery(query), { arrayLimit: Infinity, depth: 10 });

describe("encodeQuery", () => {
  it("writes arrays with brackets and filters as nested keys", () => {
    const query = {
      id: ["a", "b"],
      created_at: { gte: new Date(0), lt: "2024-02-01" },
      is_giftcard: false,
    };
    expect(decodeURIComponent(encodeQuery(query))).toBe(
      "id[]=a&id[]=b&created_at[gte]=1970-01-01T00:00:00.000Z&created_at[lt]=2024-02-01&is_giftcard=false",
    );
  });

  it.each([
    new Map([["a", 1]]),
    new Set(["a"]),
    /a/,
    new URLSearchParams("a=1"),
    () => 1,
    Symbol("a"),
  ])("rejects %s by its name, at any depth", (value) => {
    const query = { filter: { part: value } } as unknown as QueryObject;
    expect(() => encodeQuery(query)).toThrow(new TypeError('"filter[part]" cannot be sent'));
  });

  it("returns no record for an empty list of ids, and omits other empty lists", () => {
    const query = {
      id: [],
      collection_id: [],
      filter: { order_ids: [] },
      valid: [],
      tags: [],
      q: "a",
    };
    expect(decodeURIComponent(encodeQuery(query))).toBe(
      "id[]=&collection_id[]=&filter[order_ids][]=&q=a",
    );
    const nothing = [""];
    expect(asServer(query)).toEqual({
      id: nothing,
      collection_id: nothing,
      filter: { order_ids: nothing },
      q: "a",
    });
  });

  it("returns no record for a list of ids that are all undefined", () => {
    expect(
      decodeURIComponent(encodeQuery({ id: [undefined], type_id: [undefined, undefined] })),
    ).toBe("id[]=&type_id[]=");
    expect(decodeURIComponent(encodeQuery({ id: [undefined, "a"] }))).toBe("id[]=a");
  });

  it.each([new Map([["q", "a"]]), new Set(["a"]), new URLSearchParams("q=a"), () => 1])(
    "rejects %s as the query",
    (query) => {
      expect(() => encodeQuery(query as unknown as QueryObject)).toThrow(
        new TypeError("the query cannot be sent"),
      );
    },
  );

  it("ignores inherited properties", () => {
    const inherited = { part: 1 };
    const query = Object.assign(Object.create(inherited) as QueryObject, {
      own: Object.assign(Object.create(inherited) as QueryObject, { a: 1 }),
    });
    expect(decodeURIComponent(encodeQuery(query))).toBe("own[a]=1");
  });

  it("keeps a one-element array an array", () => {
    expect(asServer({ tags: ["ptag_1"] })).toEqual({ tags: ["ptag_1"] });
  });

  it("omits undefined and sends null as the word that the server reads", () => {
    expect(encodeQuery({ a: undefined, parent_category_id: null, b: { c: undefined } })).toBe(
      "parent_category_id=null",
    );
  });

  it("encodes an order with a plus or a minus and an expand list", () => {
    expect(asServer({ fields: "+metadata,-title", order: "-created_at" })).toEqual({
      fields: "+metadata,-title",
      order: "-created_at",
    });
  });

  it("is parsed to the same values by the server's parser", () => {
    // The API's keys are plain words; values may be any text.
    const name = fc.stringMatching(/^[a-z][a-z_]{0,11}$/).filter((key) => !(key in {}));
    const value = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.integer().map(String),
      fc.constantFrom("&", "=", "[]", "a+b", "%41", " "),
    );
    const leaf = fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 30 }));
    const query = fc.dictionary(
      name,
      fc.oneof(leaf, fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 4 })),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(query, (given) => {
        expect(asServer(given)).toEqual({ ...given });
      }),
    );
  });
});
