import { describe, expect, it } from "vitest";
import { layersReducer, type LayersAction, type LayersState } from "./layers-state.ts";

const push = (name: string): LayersAction<string> => ({ type: "push", name });
const [pop, reset]: LayersAction<string>[] = [{ type: "pop" }, { type: "reset" }];
const after = (...actions: LayersAction<string>[]): LayersState<string> =>
  actions.reduce(layersReducer<string>, { stack: [] });

describe("the screens of a layered modal", () => {
  it("are stacked in the order in which they were opened, even if one is opened twice", () => {
    expect(after(push("a"), push("b"), push("a")).stack).toEqual(["a", "b", "a"]);
  });

  it("close one at a time, last screen first", () => {
    expect(after(push("a"), push("b"), pop!).stack).toEqual(["a"]);
  });

  it("don't close the first screen", () => {
    expect(after(pop!).stack).toEqual([]);
    expect(after(push("a"), pop!, pop!).stack).toEqual([]);
  });

  it("all close after a reset", () => {
    expect(after(push("a"), push("b"), reset!)).toEqual({ stack: [] });
  });

  it("store the direction of the last change, for the animation", () => {
    expect(after(push("a")).moved).toBe("push");
    expect(after(push("a"), pop!).moved).toBe("pop");
    expect(after().moved).toBeUndefined();
  });
});
