export { CheckStep } from "./import/check-step.tsx";
export { FileStep } from "./import/file-step.tsx";
export { FileText, Preview } from "./import/preview.tsx";
export { ImportRows } from "./import/rows-wizard.tsx";
export { useChosenFile } from "./import/use-chosen-file.ts";
export { Good, Waiting } from "./import/waiting.tsx";
