export { CheckStep, FileText, Preview } from "./import/check-step.tsx";
export { FileStep } from "./import/file-step.tsx";
export { ImportRows } from "./import/rows-wizard.tsx";
export { useChosenFile } from "./import/use-chosen-file.ts";
export { Good, Waiting } from "./import/waiting.tsx";
