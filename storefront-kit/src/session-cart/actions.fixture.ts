import {
  generateCartState,
  sessionCartReducer,
  type SessionCartAction,
  type SessionCartState,
} from "./reducer.ts";

/** The cart after these actions, with frozen states in between. */
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
