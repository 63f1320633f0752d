import { describe, expect, it } from "vitest";
import { channelFields, organizeFields } from "./organize-fields.ts";

const stored = {
  collection: { id: "col_1", title: "Winter", handle: "winter" },
  type: { id: "ptyp_1", value: "Mug" },
  categories: [{ id: "cat_1", name: "Kitchen" }],
  tags: [
    { id: "tag_1", value: "blue" },
    { id: "tag_2", value: "new" },
  ],
  discountable: true,
};
const { toForm, toBody } = organizeFields;
const form = toForm(stored);
const [blue] = form.tags as [(typeof form.tags)[number]];
/** A new item, as the picker creates it. */
const newItem = (title: string) => ({ id: `new:${title}`, title });

describe("the organization form of a product", () => {
  it("doesn't send anything without a change, even if the same value was chosen again", () => {
    expect(toBody(form, stored)).toEqual({});
    expect(toBody({ ...form, tags: form.tags.toReversed() }, stored)).toEqual({});
  });

  it("removes a product from its collection, or moves it to another one", () => {
    expect(toBody({ ...form, collection_id: [] }, stored)).toEqual({ collection_id: null });
    const collection_id = [{ id: "col_2", title: "Summer" }];
    expect(toBody({ ...form, collection_id }, stored)).toEqual({ collection_id: "col_2" });
  });

  it("removes a product's type", () => {
    expect(toBody({ ...form, type: [] }, stored)).toEqual({ type: null });
  });

  it("sends existing tags and types by id, and new ones by name", () => {
    const change = { tags: [blue, newItem("matt")], type: [newItem("Cup")] };
    expect(toBody({ ...form, ...change }, stored)).toEqual({
      tags: [{ id: "tag_1", value: "blue" }, { value: "matt" }],
      type: { value: "Cup" },
    });
  });

  it("sends all remaining categories", () => {
    expect(toBody({ ...form, categories: [] }, stored)).toEqual({ categories: [] });
  });

  it("shows no collection if the collection was deleted, and keeps its id", () => {
    const shell = { ...stored, collection: { id: "col_1", title: null, handle: null } };
    expect(toForm(shell).collection_id).toEqual([]);
    expect(toBody({ ...form, collection_id: [] }, shell)).toEqual({});
  });

  it("is empty for a product without a collection, type, tags, or categories", () => {
    expect(toForm({ discountable: false, collection: null, type: null })).toEqual({
      collection_id: [],
      type: [],
      categories: [],
      tags: [],
      discountable: false,
    });
  });

  it("merges additions of two operators to tags, categories, and channels without asking", () => {
    expect(organizeFields.lists).toEqual(["categories", "tags"]);
    expect(channelFields.lists).toEqual(["sales_channels"]);
  });
});
