import fc from "fast-check";
import { parse } from "qs";
import { describe, expect, it } from "vitest";
import { encodeQuery, type QueryObject } from "./query-string.ts";

// The server's parser settings: a list may be long, and a filter can have up to ten levels.
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
  ])("rejects %s at any depth, with the name of its field", (value) => {
    const query = { filter: { part: value } } as unknown as QueryObject;
    expect(() => encodeQuery(query)).toThrow(new TypeError(`"filter[part]" can't be sent`));
  });

  it("encodes an empty list of ids so that it matches no record, and omits other empty lists", () => {
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

  it("encodes a list of ids that are all undefined so that it matches no record", () => {
    expect(
      decodeURIComponent(encodeQuery({ id: [undefined], type_id: [undefined, undefined] })),
    ).toBe("id[]=&type_id[]=");
    expect(decodeURIComponent(encodeQuery({ id: [undefined, "a"] }))).toBe("id[]=a");
  });

  it.each([new Map([["q", "a"]]), new Set(["a"]), new URLSearchParams("q=a"), () => 1])(
    "rejects %s as the query",
    (query) => {
      expect(() => encodeQuery(query as unknown as QueryObject)).toThrow(
        new TypeError("the query can't be sent"),
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

  it("encodes a list with one item as a list", () => {
    expect(asServer({ tags: ["ptag_1"] })).toEqual({ tags: ["ptag_1"] });
  });

  it("omits undefined, and sends null as the word null", () => {
    expect(encodeQuery({ a: undefined, parent_category_id: null, b: { c: undefined } })).toBe(
      "parent_category_id=null",
    );
  });

  it("encodes names that begin with a plus or a minus", () => {
    expect(asServer({ fields: "+metadata,-title", order: "-created_at" })).toEqual({
      fields: "+metadata,-title",
      order: "-created_at",
    });
  });

  it("encodes values so that the server's parser returns the same values", () => {
    // The API's keys are plain words, but values may be any text.
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
