import { describe, expect, it } from "vitest";
import { layersReducer, type LayersAction, type LayersState } from "./layers-state.ts";

const push = (name: string): LayersAction<string> => ({ type: "push", name });
const [pop, reset]: LayersAction<string>[] = [{ type: "pop" }, { type: "reset" }];
const after = (...actions: LayersAction<string>[]): LayersState<string> =>
  actions.reduce(layersReducer<string>, { stack: [] });

describe("the screens of a layered modal", () => {
  it("lie on each other in the order in which they were pushed, also twice the same", () => {
    expect(after(push("a"), push("b"), push("a")).stack).toEqual(["a", "b", "a"]);
  });

  it("go one by one, the last first", () => {
    expect(after(push("a"), push("b"), pop!).stack).toEqual(["a"]);
  });

  it("leave the first screen where it is", () => {
    expect(after(pop!).stack).toEqual([]);
    expect(after(push("a"), pop!, pop!).stack).toEqual([]);
  });

  it("go all at once when reset", () => {
    expect(after(push("a"), push("b"), reset!)).toEqual({ stack: [] });
  });

  it("remember which way the top one came, so that it can slide in from there", () => {
    expect(after(push("a")).moved).toBe("push");
    expect(after(push("a"), pop!).moved).toBe("pop");
    expect(after().moved).toBeUndefined();
  });
});
