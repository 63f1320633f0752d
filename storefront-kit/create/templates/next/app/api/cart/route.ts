import { cartHandler } from "@countertop/storefront-kit/server";
import { settings } from "@/lib/store";

/** Changes the visitor's cart for forms before scripts load, and keeps the cart's id in a cookie that scripts can't read. */
const handle = cartHandler(settings);

export { handle as POST, handle as PUT, handle as DELETE };
