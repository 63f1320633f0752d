import { useReducer } from "react";

/** The current step of a wizard, starting at 0, and the steps whose Next button is disabled. */
export interface WizardState {
  current: number;
  waiting: readonly number[];
}

export type WizardAction =
  | { type: "next" | "back" | "reset" }
  | { type: "set"; step: number }
  /** The step. Default: the current step. */
  | { type: "enable" | "disable"; step?: number | undefined };

export const firstStep: WizardState = { current: 0, waiting: [] };

export const canGoOn = ({ current, waiting }: WizardState): boolean => !waiting.includes(current);

export const wizardReducer =
  (steps: number) =>
  (state: WizardState, action: WizardAction): WizardState => {
    const { current, waiting } = state;
    switch (action.type) {
      case "next":
        return canGoOn(state) && current + 1 < steps ? { ...state, current: current + 1 } : state;
      case "back":
        return { ...state, current: Math.max(0, current - 1) };
      case "set": {
        const there = Number.isInteger(action.step) && action.step > 0 && action.step < steps;
        return there ? { ...state, current: action.step } : state;
      }
      case "reset":
        return firstStep;
      case "enable":
      case "disable": {
        const { step = current } = action;
        const others = waiting.filter((other) => other !== step);
        return { ...state, waiting: action.type === "enable" ? others : [...others, step] };
      }
    }
  };

export interface WizardSteps {
  steps: number;
  current: number;
  nextEnabled: boolean;
  next(): void;
  back(): void;
  /** Goes to any step except the first one. Use `reset` for that. */
  set(step: number): void;
  reset(): void;
  enableNext(step?: number): void;
  disableNext(step?: number): void;
}

export function useWizard(steps: number): WizardSteps {
  const [state, dispatch] = useReducer(wizardReducer(steps), firstStep);
  return {
    steps,
    current: state.current,
    nextEnabled: canGoOn(state),
    next: () => dispatch({ type: "next" }),
    back: () => dispatch({ type: "back" }),
    set: (step) => dispatch({ type: "set", step }),
    reset: () => dispatch({ type: "reset" }),
    enableNext: (step) => dispatch({ type: "enable", step }),
    disableNext: (step) => dispatch({ type: "disable", step }),
  };
}
