import { createContext, useContext } from "react";

/** `added`: opened by what was just put in. */
export type OpenCart = boolean | "added";

const Context = createContext<(open: OpenCart) => void>(() => undefined);

export const CartDrawer = Context.Provider;

/** Shows what is in the cart beside the page. */
export const useCartDrawer = () => useContext(Context);
