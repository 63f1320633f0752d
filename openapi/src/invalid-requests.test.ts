import { describe, expect, it } from "vitest";
import { openContract } from "./contract.ts";
import { fixture } from "./fixture.ts";
import { createInvalidRequests, UNKNOWN_FIELD, type InvalidRequest } from "./invalid-requests.ts";
import { openEngine } from "./validate.ts";

const contract = fixture();
const invalid = (
  method: string,
  path: string,
  fields?: Parameters<typeof invalidRequests>[1],
): InvalidRequest[] => invalidRequests(contract.find(method, path)!, fields);
const { of: invalidRequests } = createInvalidRequests(contract);
const told = ({ kind, at, body }: InvalidRequest) => `${kind} ${at} ${JSON.stringify(body)}`;

describe("createInvalidRequests", () => {
  it("makes a body invalid in one place at a time, including entries of lists of any type", () => {
    const rest = `{"label":"L"}]}`;
    expect(invalid("POST", "/admin/products/1").map(told)).toEqual([
      `unknown field ${UNKNOWN_FIELD} {"title":"Cup","sizes":[{"label":"S"},${rest.slice(0, -1)},"${UNKNOWN_FIELD}":"spoiled"}`,
      `missing field title {"sizes":[{"label":"S"},${rest}`,
      `wrong type title {"title":7,"sizes":[{"label":"S"},${rest}`,
      `wrong type value {"title":"Cup","sizes":[{"label":"S"},${rest.slice(0, -1)},"value":"1"}`,
      `wrong type sizes {"title":"Cup","sizes":"text"}`,
      `unknown field sizes.${UNKNOWN_FIELD} {"title":"Cup","sizes":[{"label":"S","${UNKNOWN_FIELD}":"spoiled"},${rest}`,
      `missing field sizes.label {"title":"Cup","sizes":[{},${rest}`,
      `wrong type sizes.label {"title":"Cup","sizes":[{"label":7},${rest}`,
    ]);
  });

  it("overrides the example's fields", () => {
    const [first] = invalid("POST", "/admin/products/1", { sizes: null });
    expect(first?.body).toEqual({ title: "Cup", sizes: null, [UNKNOWN_FIELD]: "spoiled" });
  });

  it("makes each parameter invalid, except plain text, and adds an unknown parameter", () => {
    expect(invalid("GET", "/admin/products/1").map(({ at, query }) => [at, query])).toEqual([
      [UNKNOWN_FIELD, `${UNKNOWN_FIELD}=spoiled`],
      ["limit", "limit=text"],
      ["created_at[gte]", "created_at%5Bgte%5D=text"],
    ]);
  });

  it("doesn't create requests for an operation without input", () => {
    expect(invalid("GET", "/admin/products/types")).toEqual([]);
  });

  it("creates only bodies that the real contract forbids", () => {
    const real = openContract();
    const compile = openEngine(real.document.components.schemas);
    const requests = createInvalidRequests(real);
    for (const operation of real.operations) {
      const schema = operation.body?.content["application/json"]?.schema;
      if (!schema) continue;
      const allows = compile(schema);
      const all = requests.of(operation).filter(({ kind }) => !kind.endsWith("parameter"));
      expect(all.length, operation.id).toBeGreaterThan(0);
      for (const one of all) expect(allows(one.body), `${operation.id} ${told(one)}`).toBe(false);
    }
  });
});
