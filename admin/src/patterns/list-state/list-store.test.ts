import { describe, expect, it } from "vitest";
import {
  parseStore,
  withName,
  withoutView,
  withStart,
  withView,
  withWidth,
  type ListStore,
} from "./list-store.ts";

const view = (id: string, name: string, search = "?status=draft") => ({ id, name, search });
const empty: ListStore = { columns: [], widths: {}, views: [] };
const two = withView(withView(empty, view("1", "Mine")), view("2", "Theirs"));

describe("stored list settings", () => {
  it.each([null, "", "[]", "null", "{", '{"views":7}', '{"views":[{"id":1}],"columns":"all"}'])(
    "are empty if storage contains %j",
    (text) => expect(parseStore(text)).toEqual(empty),
  );

  it("are restored", () => {
    const store = withStart({ ...two, columns: ["title", "tags"] }, "2");
    expect(parseStore(JSON.stringify(store))).toEqual(store);
  });

  it("contain the widths that were set, but not invalid widths", () => {
    const wide = withWidth(withWidth(empty, "status", 200), "inventory", 90);
    expect(parseStore(JSON.stringify(wide))).toEqual(wide);
    expect(withWidth(wide, "status", undefined).widths).toEqual({ inventory: 90 });
    expect(parseStore('{"widths":{"a":"9","b":-1,"c":null,"d":80}}').widths).toEqual({ d: 80 });
    expect(parseStore('{"widths":7}').widths).toEqual({});
  });

  it("contain one view for each name, which is updated if it is saved again", () => {
    const again = withView(two, view("3", "Mine", "?q=mug"));
    expect(again.views).toEqual([view("1", "Mine", "?q=mug"), view("2", "Theirs")]);
    expect(withName(two, "2", "Mine").views).toEqual([view("2", "Mine")]);
  });

  it("don't open a view that was deleted", () => {
    const starting = withStart(two, "2");
    expect(withoutView(starting, "1").start).toBe("2");
    expect(withoutView(starting, "2")).toEqual({ ...empty, views: [view("1", "Mine")] });
    expect(withStart(starting, undefined).start).toBeUndefined();
    expect(parseStore(JSON.stringify({ ...starting, views: [] })).start).toBeUndefined();
  });
});
