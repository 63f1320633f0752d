import { expect, it } from "vitest";
import { STRIPE_SOURCES } from "../stripe.ts";
import { contentSecurityPolicy } from "./policy.ts";

it("the policy allows only scripts and styles with the nonce, and nothing inline", () => {
  const policy = contentSecurityPolicy({ nonce: "abc" });
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).not.toContain("unsafe");
});

it("a development server may evaluate code, and a provider's sources are added", () => {
  const more = { "img-src": ["https://images.test"], "frame-src": ["https://pay.test"] };
  const policy = contentSecurityPolicy({ nonce: "abc", isDevelopment: true, more });
  expect(policy).toContain("'unsafe-eval'");
  expect(policy).toContain("img-src 'self' data: https://images.test;");
  expect(policy).toMatch(/frame-src 'self' https:\/\/pay\.test$/);
});

it("Stripe's scripts and frames may come from hosts below js.stripe.com", () => {
  const policy = contentSecurityPolicy({ nonce: "abc", more: STRIPE_SOURCES });
  expect(policy.match(/https:\/\/\*\.js\.stripe\.com/g)).toHaveLength(2);
});
