import { useReducer } from "react";

/** The screens over the first one in a layered modal, and the direction of the last change. */
export interface LayersState<Name> {
  stack: readonly Name[];
  moved?: "push" | "pop";
}

export type LayersAction<Name> = { type: "push"; name: Name } | { type: "pop" | "reset" };

export function layersReducer<Name>(
  state: LayersState<Name>,
  action: LayersAction<Name>,
): LayersState<Name> {
  switch (action.type) {
    case "push":
      return { stack: [...state.stack, action.name], moved: "push" };
    case "pop":
      return state.stack.length === 0 ? state : { stack: state.stack.slice(0, -1), moved: "pop" };
    case "reset":
      return { stack: [] };
  }
}

export interface Layers<Name> extends LayersState<Name> {
  push(name: Name): void;
  pop(): void;
  reset(): void;
}

export function useLayers<Name extends string>(): Layers<Name> {
  const [state, dispatch] = useReducer(layersReducer<Name>, { stack: [] });
  return {
    ...state,
    push: (name) => dispatch({ type: "push", name }),
    pop: () => dispatch({ type: "pop" }),
    reset: () => dispatch({ type: "reset" }),
  };
}
