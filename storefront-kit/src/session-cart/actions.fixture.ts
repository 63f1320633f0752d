import {
  generateCartState,
  sessionCartReducer,
  type SessionCartAction,
  type SessionCartState,
} from "./reducer.ts";

/** Returns the cart after these actions. The states in between are frozen, so that changing one would throw. */
export function after(...actions: SessionCartAction[]): SessionCartState {
  return actions.reduce<SessionCartState>(
    (state, action) => sessionCartReducer(frozen(state), frozen(action)),
    generateCartState({ region: { currency_code: "eur", tax_rate: 25 } }, []),
  );
}
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
