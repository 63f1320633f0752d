export * from "./generated/mocks.ts";
export { handlers } from "./msw/handlers.ts";
export type { Mock, MockAnswer, MockedCall, MockOptions } from "./msw/mock.ts";
