export { PrintModal } from "./paper/print-modal.tsx";
export { Sheet, SheetHead } from "./paper/sheet.tsx";
