import { createContext, useContext } from "react";

/** `added` means that the drawer opened because an item was just added. */
export type OpenCart = boolean | "added";

const Context = createContext<(open: OpenCart) => void>(() => undefined);

export const CartDrawer = Context.Provider;

/** Opens and closes the cart's drawer. */
export const useCartDrawer = () => useContext(Context);
