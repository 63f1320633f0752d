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
/** As the picker makes it. */
const newItem = (title: string) => ({ id: `new:${title}`, title });

describe("the organization of a product", () => {
  it("sends nothing where nothing was changed, also when the same was chosen anew", () => {
    expect(toBody(form, stored)).toEqual({});
    expect(toBody({ ...form, tags: form.tags.toReversed() }, stored)).toEqual({});
  });

  it("takes a product out of its collection, and puts it into another", () => {
    expect(toBody({ ...form, collection_id: [] }, stored)).toEqual({ collection_id: null });
    const collection_id = [{ id: "col_2", title: "Summer" }];
    expect(toBody({ ...form, collection_id }, stored)).toEqual({ collection_id: "col_2" });
  });

  it("takes a product's type away", () => {
    expect(toBody({ ...form, type: [] }, stored)).toEqual({ type: null });
  });

  it("names tags and types by their ids, and new ones by their words", () => {
    const change = { tags: [blue, newItem("matt")], type: [newItem("Cup")] };
    expect(toBody({ ...form, ...change }, stored)).toEqual({
      tags: [{ id: "tag_1", value: "blue" }, { value: "matt" }],
      type: { value: "Cup" },
    });
  });

  it("sends all categories that are left", () => {
    expect(toBody({ ...form, categories: [] }, stored)).toEqual({ categories: [] });
  });

  it("takes the shell of a deleted collection for none, and leaves it alone", () => {
    const shell = { ...stored, collection: { id: "col_1", title: null, handle: null } };
    expect(toForm(shell).collection_id).toEqual([]);
    expect(toBody({ ...form, collection_id: [] }, shell)).toEqual({});
  });

  it("is empty for a product that stands nowhere", () => {
    expect(toForm({ discountable: false, collection: null, type: null })).toEqual({
      collection_id: [],
      type: [],
      categories: [],
      tags: [],
      discountable: false,
    });
  });

  it("lets two people add to its tags, categories and channels without a question", () => {
    expect(organizeFields.lists).toEqual(["categories", "tags"]);
    expect(channelFields.lists).toEqual(["sales_channels"]);
  });
});
