import { afterEach, describe, expect, it } from "vitest";
import {
  addTyped,
  addUnsavedWork,
  mayLeave,
  mayReload,
  unsavedWork,
  watchUnsavedWork,
  type UnsavedWork,
} from "./unsaved-work.ts";

const taken: (() => void)[] = [];
const add = (work: Partial<UnsavedWork> = {}) => {
  taken.push(addUnsavedWork({ overlay: false, kept: false, ...work }));
};
afterEach(() => {
  for (const take of taken.splice(0)) take();
});
const wish = () => watchUnsavedWork.now().wish;

describe("typed text that isn't part of the form yet", () => {
  it("becomes unsaved work before unsaved work is read", () => {
    const entered: string[] = [];
    const done = addTyped(() => {
      entered.push("TRACK-1");
      add();
      done();
    });
    expect(watchUnsavedWork.now().some).toBe(true);
    expect(unsavedWork()).toHaveLength(1);
    expect(unsavedWork()).toHaveLength(1);
    expect(entered).toEqual(["TRACK-1"]);
  });
});

describe("the confirmation before leaving unsaved work", () => {
  it("isn't shown if everything is saved", async () => {
    await expect(mayLeave()).resolves.toBe(true);
    expect(wish()).toBe(undefined);
  });

  it("keeps the user on the page, or lets them leave", async () => {
    add();
    const first = mayLeave();
    expect(wish()?.works).toHaveLength(1);
    wish()?.stay();
    await expect(first).resolves.toBe(false);
    const second = mayLeave();
    wish()?.leave();
    await expect(second).resolves.toBe(true);
    // Asks again if the changes still exist.
    expect(unsavedWork()).toHaveLength(1);
  });

  it("isn't shown before a reload if the draft is stored", async () => {
    add({ kept: true });
    await expect(mayReload()).resolves.toBe(true);
    add();
    const asked = mayReload();
    expect(wish()?.works).toHaveLength(1);
    wish()?.stay();
    await expect(asked).resolves.toBe(false);
  });

  it("keeps the user on the page if saving throws, and is shown again", async () => {
    add({ save: () => Promise.reject(new Error("Not reachable")) });
    const first = mayLeave();
    const request = wish();
    await expect(request?.save()).rejects.toThrow("Not reachable");
    expect(request?.saving).toBe(false);
    await expect(first).resolves.toBe(false);
    const second = mayLeave();
    wish()?.leave();
    await expect(second).resolves.toBe(true);
  });

  it("is shown only once at a time", async () => {
    add();
    const first = mayLeave();
    const second = mayLeave();
    await expect(first).resolves.toBe(false);
    wish()?.leave();
    await expect(second).resolves.toBe(true);
  });
});
