export { PrintModal } from "./paper/print-modal.tsx";
export { type PaperFact, Sheet, SheetHead } from "./paper/sheet.tsx";
