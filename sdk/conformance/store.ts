/** The real store for these tests, and its credentials. */
const {
  COUNTERTOP_SANDBOX_URL: url,
  COUNTERTOP_ADMIN_EMAIL: email,
  COUNTERTOP_ADMIN_PASSWORD: password,
} = process.env;
if (!url || !email || !password)
  throw new Error("Run `npx vitest run --project conformance`: it starts a store for this test");

export const store = { url, email, password };
