export * from "./generated/mocks.ts";
export { handlers } from "./msw/handlers.ts";
export {
  mock,
  type Example,
  type Mock,
  type MockAnswer,
  type MockedCall,
  type MockFacts,
  type MockOptions,
} from "./msw/mock.ts";
export type { RequestFacts } from "./msw/read-request.ts";
export { named } from "./msw/named.ts";
