import { createHttpClient, type HttpClient, type Step } from "@countertop/sdk";
import { exactlyOnce, log, publishableKey, timeout } from "@countertop/sdk/steps";

const language = (code: () => string): Step => ({
  headers: () => ({ "accept-language": code() }), // called before each attempt
});

export const clientIn = (code: () => string): HttpClient =>
  createHttpClient({
    baseUrl: "http://localhost:9000",
    use: [
      publishableKey("pk_1"),
      timeout(5_000),
      exactlyOnce(3),
      log({ onRetry: ({ path }, { delay }) => console.warn(`${path}: again in ${delay} ms`) }),
      language(code),
    ],
  });
