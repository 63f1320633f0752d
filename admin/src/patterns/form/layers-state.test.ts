import { describe, expect, it } from "vitest";
import { layersReducer, type LayersAction, type LayersState } from "./layers-state.ts";

const push = (name: string): LayersAction<string> => ({ type: "push", name });
const [pop, reset]: LayersAction<string>[] = [{ type: "pop" }, { type: "reset" }];
const after = (...actions: LayersAction<string>[]): LayersState<string> =>
  actions.reduce(layersReducer<string>, { stack: [] });

describe("the screens of a layered modal", () => {
  it("are stacked in the order in which they were pushed, even if one is pushed twice", () => {
    expect(after(push("a"), push("b"), push("a")).stack).toEqual(["a", "b", "a"]);
  });

  it("are removed one by one, the last screen first", () => {
    expect(after(push("a"), push("b"), pop!).stack).toEqual(["a"]);
  });

  it("keep the first screen", () => {
    expect(after(pop!).stack).toEqual([]);
    expect(after(push("a"), pop!, pop!).stack).toEqual([]);
  });

  it("are all removed by a reset", () => {
    expect(after(push("a"), push("b"), reset!)).toEqual({ stack: [] });
  });

  it("store the direction of the last move, for the animation", () => {
    expect(after(push("a")).moved).toBe("push");
    expect(after(push("a"), pop!).moved).toBe("pop");
    expect(after().moved).toBeUndefined();
  });
});
