export { useSessionCartTransfer, type Transfer } from "./cart/transfer.ts";
