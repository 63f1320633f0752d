export { ServerExport } from "./list/server-export.tsx";
