import { describe, expect, it } from "vitest";
import { safeName } from "./picture-files.ts";
import {
  fromStored,
  nextToSend,
  reducePictures,
  toStored,
  type Pictures,
  type PicturesAction,
} from "./pictures-state.ts";

const stored = (urls: string, thumbnail: string | null): Pictures =>
  fromStored({ images: urls.split("").map((url) => ({ id: `id-${url}`, url })), thumbnail });
const after = (state: Pictures, ...actions: PicturesAction[]): Pictures =>
  actions.reduce(reducePictures, state);
const files = (names: string) =>
  names.split("").map((name) => ({ id: `id-${name}`, preview: `blob:${name}`, name }));
const order = ({ pictures }: Pictures) => pictures.map(({ id }) => id.slice(3)).join("");

describe("the order of images", () => {
  it.each([
    ["a", 2, "bcad"],
    ["d", 0, "dabc"],
    ["b", 9, "acdb"],
    ["c", -1, "cabd"],
  ])("changes when %s moves to %i", (name, to, expected) => {
    const state = after(stored("abcd", null), { type: "move", id: `id-${name}`, to });
    expect(order(state)).toBe(expected);
  });
});

describe("a reset", () => {
  it("shows the stored images, and keeps the ids and previews of images that are already shown", () => {
    const mine = after(
      stored("ab", "a"),
      { type: "add", files: files("xy") },
      { type: "done", id: "id-x", url: "/x.png" },
      { type: "choose", id: "id-y" },
    );
    const images = ["/x.png#order=1", "b#order=2", "c#order=3"].map((url) => ({
      id: `new-${url}`,
      url,
    }));
    const { pictures, thumbnail } = after(mine, {
      type: "reset",
      stored: { images, thumbnail: "/x.png" },
    });
    expect(pictures.map(({ id }) => id)).toEqual(["id-x", "id-b", "new-c#order=3"]);
    expect(pictures.map(({ preview }) => preview)).toEqual(["blob:x", undefined, undefined]);
    expect(pictures.every(({ state }) => state === "ready")).toBe(true);
    expect(thumbnail).toBe("id-x");
  });
});

describe("the thumbnail", () => {
  it("is the first added image if there were no images and no thumbnail", () => {
    const first = after(stored("", null), { type: "add", files: files("xy") });
    expect(first.thumbnail).toBe("id-x");
    expect(after(stored("a", null), { type: "add", files: files("x") }).thumbnail).toBeNull();
    expect(after(stored("", "z"), { type: "add", files: files("x") }).thumbnail).toBeNull();
  });

  it("moves to the first image if the thumbnail is removed, and disappears with the last image", () => {
    const state = after(stored("abc", "b"), { type: "remove", id: "id-b" });
    expect(toStored(state)).toEqual({ images: ["a#order=1", "c#order=2"], thumbnail: "a" });
    const none = after(state, { type: "remove", id: "id-a" }, { type: "remove", id: "id-c" });
    expect(toStored(none)).toEqual({ images: [], thumbnail: null });
  });

  it("stays separate if it isn't one of the images, until an image is chosen", () => {
    const state = stored("ab", "z");
    expect(toStored(state)).toEqual({ images: ["a#order=1", "b#order=2"], thumbnail: "z" });
    const chosen = after(state, { type: "choose", id: "id-b" });
    expect(toStored(chosen).thumbnail).toBe("b");
  });
});

describe("uploading", () => {
  it("sends two files at a time, in order, and sends the next one when an upload succeeds or fails", () => {
    let state = after(stored("a", "a"), { type: "add", files: files("wxyz") });
    const next = () => nextToSend(state.pictures, 2).map(({ id }) => id);
    expect(next()).toEqual(["id-w", "id-x"]);
    state = after(state, { type: "start", id: "id-w" }, { type: "start", id: "id-x" });
    expect(next()).toEqual([]);
    state = after(state, { type: "done", id: "id-x", url: "x" });
    expect(next()).toEqual(["id-y"]);
    state = after(state, { type: "fail", id: "id-w", error: new Error("no") });
    expect(next()).toEqual(["id-y", "id-z"]);
    expect(toStored(state).images).toEqual(["a#order=1", "x#order=2"]);
    state = after(state, { type: "retry", id: "id-w" });
    expect(next()).toEqual(["id-w", "id-y"]);
    expect(state.pictures[1]).toMatchObject({ state: "waiting", progress: 0, error: undefined });
  });

  it("ignores the response for an image that was removed", () => {
    const state = after(
      stored("a", null),
      { type: "add", files: files("x") },
      { type: "remove", id: "id-x" },
      { type: "done", id: "id-x", url: "x" },
    );
    expect(order(state)).toBe("a");
  });
});

describe("a file name for the upload", () => {
  it.each([
    ["Blue mug #2.PNG", "blue-mug-2-m.png"],
    ["Krug für Öl.jpeg", "krug-fur-ol-m.jpeg"],
    ["../../etc/x.png", "etc-x-m.png"],
    ["咖啡杯.webp", "picture-m.webp"],
    ["image", "image-m"],
    [".png", "png-m"],
  ])("for %j is %j", (name, sent) => {
    expect(safeName(name, "m")).toBe(sent);
  });
});
