// Tests redaction with the contract's own examples: every credential is replaced, and other values are kept.
import { describe, expect, it } from "vitest";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { isSecretName, redactSecrets, REDACTED, secretAnswers, secretNames } from "./secrets.ts";

interface Schema {
  properties?: Record<string, Schema>;
  "x-secret"?: boolean;
}
const fields = Object.entries(bundle.components.schemas as Record<string, Schema>).flatMap(
  ([schema, { properties = {} }]) =>
    Object.entries(properties).map(([name, field]) => ({ schema, name, field })),
);

describe("secrets", () => {
  it("are the fields marked in the contract", () => {
    expect(secretNames).toEqual(["access_token", "api_token", "download_url", "password", "token"]);
    expect(secretAnswers["GET /admin/invites"]).toEqual(["token"]);
    expect(secretAnswers["GET /admin/notes"]).toEqual(["api_token"]);
    expect(secretAnswers["GET /admin/products"]).toBeUndefined();
  });

  it("exclude names that the contract doesn't mark", () => {
    const plain = fields.filter(({ field }) => !field["x-secret"]);
    expect(plain.length).toBeGreaterThan(1000);
    expect(
      plain.filter(({ name }) => isSecretName(name)).map(({ schema, name }) => `${schema}.${name}`),
    ).toEqual([]);
  });

  it("are replaced at every depth in a copy, and null stays", () => {
    const answer = {
      notes: [{ value: "Hello", author: { email: "a@b.test", api_token: "s3cret" } }],
      users: [{ api_token: null }],
      invite: { token: "s3cret", metadata: { clientSecret: "s3cret", "webhook-token": "s3cret" } },
      order: {
        idempotency_key: "ik",
        payments: [{ data: { client_secret: "s3cret", id: "pi_1" } }],
      },
    };
    const copy = structuredClone(answer);
    const redacted = redactSecrets(answer);
    expect(answer).toEqual(copy);
    expect(JSON.stringify(redacted)).not.toContain("s3cret");
    expect(redacted.users).toEqual([{ api_token: null }]);
    expect(redacted.order).toEqual({
      idempotency_key: "ik",
      payments: [{ data: { client_secret: REDACTED, id: "pi_1" } }],
    });
  });

  it("are found by their path if the same name means something else in other calls", () => {
    const apps = { apps: [{ id: "app_1", data: { anything: "s3cret" } }] };
    expect(redactSecrets(apps, "GET /admin/apps").apps).toEqual([{ id: "app_1", data: REDACTED }]);
    expect(
      redactSecrets({ type: "order", data: { id: "order_1" } }, "POST /store/carts/{id}/complete"),
    ).toEqual({
      type: "order",
      data: { id: "order_1" },
    });
  });
});
