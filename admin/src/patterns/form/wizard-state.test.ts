import { describe, expect, it } from "vitest";
import {
  canGoOn,
  firstStep,
  wizardReducer,
  type WizardAction,
  type WizardState,
} from "./wizard-state.ts";

const STEPS = 4;
const stateAfter = (...actions: (WizardAction | "next" | "back" | "reset")[]): WizardState =>
  actions
    .map((action) => (typeof action === "string" ? { type: action } : action))
    .reduce(wizardReducer(STEPS), firstStep);
const set = (step: number): WizardAction => ({ type: "set", step });

describe("a wizard", () => {
  it("starts at step 0, and can continue", () => {
    expect(firstStep.current).toBe(0);
    expect(canGoOn(firstStep)).toBe(true);
  });

  it("goes to the next step, but not past the last", () => {
    expect(stateAfter("next").current).toBe(1);
    expect(stateAfter("next", "next", "next", "next", "next").current).toBe(STEPS - 1);
  });

  it("goes back, but not below 0", () => {
    expect(stateAfter("next", "next", "back").current).toBe(1);
    expect(stateAfter("back").current).toBe(0);
    expect(stateAfter("next", "back", "back").current).toBe(0);
  });

  it("can be set to a positive step", () => {
    expect(stateAfter(set(3)).current).toBe(3);
    expect(stateAfter(set(3), set(1)).current).toBe(1);
  });

  it.each([0, -1, 1.5, Number.NaN, STEPS])("can't be set to step %d", (step) => {
    expect(stateAfter("next", "next", set(step)).current).toBe(2);
  });

  it("goes to step 0 and enables Next when it is reset", () => {
    const state = stateAfter("next", { type: "disable" }, { type: "disable", step: 0 }, "reset");
    expect(state.current).toBe(0);
    expect(canGoOn(state)).toBe(true);
    expect(canGoOn(wizardReducer(STEPS)(state, { type: "next" }))).toBe(true);
  });

  it("enables and disables Next for each step separately", () => {
    const waiting = stateAfter({ type: "disable" });
    expect(canGoOn(waiting)).toBe(false);
    expect(stateAfter({ type: "disable" }, "next").current).toBe(0);
    expect(canGoOn(stateAfter({ type: "disable", step: 1 }))).toBe(true);
    expect(canGoOn(stateAfter({ type: "disable", step: 1 }, "next"))).toBe(false);
    expect(canGoOn(stateAfter({ type: "disable", step: 1 }, "next", "back"))).toBe(true);
    expect(
      stateAfter({ type: "disable" }, { type: "disable" }, { type: "enable" }, "next").current,
    ).toBe(1);
  });

  it("can go back even if Next is disabled", () => {
    expect(stateAfter("next", { type: "disable" }, "back").current).toBe(0);
  });
});
