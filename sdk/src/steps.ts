// Steps of a client's pipeline: `createHttpClient({ use: [publishableKey("pk_1"), timeout(5_000), exactlyOnce(3)] })`.
export { bearer } from "./http/steps/bearer.ts";
export { apiKey, headers, publishableKey } from "./http/steps/credentials.ts";
export { deadline, timeout } from "./http/steps/limits.ts";
export { log } from "./http/steps/log.ts";
export { exactlyOnce, retry } from "./http/steps/retry.ts";
export { xsrf } from "./http/steps/xsrf.ts";
export type { CallContext, HeaderValues, Step } from "./http/options.ts";
