export * from "./generated/schemas.ts";
