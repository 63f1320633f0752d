import { describe, expect, it } from "vitest";
import {
  newItem,
  toOrganiseBody,
  toOrganiseForm,
  type Organised,
} from "./product-organise-form.ts";

const stored: Organised = {
  collection: { id: "col_1", title: "Winter" },
  type: { id: "ptyp_1", value: "Mug" },
  categories: [{ id: "cat_1", name: "Kitchen" }],
  tags: [
    { id: "tag_1", value: "blue" },
    { id: "tag_2", value: "new" },
  ],
  discountable: true,
};
const form = toOrganiseForm(stored);
const [blue] = form.tags as [(typeof form.tags)[number]];

describe("the organisation of a product", () => {
  it("sends nothing where nothing was changed, also when the same was chosen anew", () => {
    expect(toOrganiseBody(form, stored)).toEqual({});
    expect(toOrganiseBody({ ...form, tags: form.tags.toReversed() }, stored)).toEqual({});
  });

  it("takes a product out of its collection, and puts it into another", () => {
    expect(toOrganiseBody({ ...form, collection: [] }, stored)).toEqual({ collection_id: null });
    const collection = [{ id: "col_2", title: "Summer" }];
    expect(toOrganiseBody({ ...form, collection }, stored)).toEqual({ collection_id: "col_2" });
  });

  it("takes a product's type away", () => {
    expect(toOrganiseBody({ ...form, type: [] }, stored)).toEqual({ type: null });
  });

  it("names tags and types by their ids, and new ones by their words", () => {
    const change = { tags: [blue, newItem("matt")], type: [newItem("Cup")] };
    expect(toOrganiseBody({ ...form, ...change }, stored)).toEqual({
      tags: [{ id: "tag_1", value: "blue" }, { value: "matt" }],
      type: { value: "Cup" },
    });
  });

  it("sends all categories that are left", () => {
    expect(toOrganiseBody({ ...form, categories: [] }, stored)).toEqual({ categories: [] });
  });

  it("takes the shell of a deleted collection for none, and leaves it alone", () => {
    const shell = { id: "col_1", title: null as unknown as string };
    expect(toOrganiseForm({ ...stored, collection: shell }).collection).toEqual([]);
    expect(toOrganiseBody({ ...form, collection: [] }, { ...stored, collection: shell })).toEqual(
      {},
    );
  });

  it("is empty for a product that stands nowhere", () => {
    expect(toOrganiseForm({ discountable: false, collection: null, type: null })).toEqual({
      collection: [],
      type: [],
      categories: [],
      tags: [],
      discountable: false,
    });
  });
});
