import { describe, expect, it } from "vitest";
import { openContract } from "./contract.ts";
import { fixture } from "./fixture.ts";
import { createSpoiler, STRANGER, type Spoiled } from "./spoil.ts";
import { openEngine } from "./validate.ts";

const contract = fixture();
const spoilt = (method: string, path: string, fields?: Parameters<typeof spoil>[1]): Spoiled[] =>
  spoil(contract.find(method, path)!, fields);
const { spoil } = createSpoiler(contract);
const told = ({ kind, at, body }: Spoiled) => `${kind} ${at} ${JSON.stringify(body)}`;

describe("createSpoiler", () => {
  it("spoils a body in one place at a time, also within lists, whatever form an entry has", () => {
    const rest = `{"label":"L"}]}`;
    expect(spoilt("POST", "/admin/products/1").map(told)).toEqual([
      `unknown field ${STRANGER} {"title":"Cup","sizes":[{"label":"S"},${rest.slice(0, -1)},"${STRANGER}":"spoiled"}`,
      `missing field title {"sizes":[{"label":"S"},${rest}`,
      `wrong type title {"title":7,"sizes":[{"label":"S"},${rest}`,
      `wrong type value {"title":"Cup","sizes":[{"label":"S"},${rest.slice(0, -1)},"value":"1"}`,
      `wrong type sizes {"title":"Cup","sizes":"text"}`,
      `unknown field sizes.${STRANGER} {"title":"Cup","sizes":[{"label":"S","${STRANGER}":"spoiled"},${rest}`,
      `missing field sizes.label {"title":"Cup","sizes":[{},${rest}`,
      `wrong type sizes.label {"title":"Cup","sizes":[{"label":7},${rest}`,
    ]);
  });

  it("puts fields in place of the example's", () => {
    const [first] = spoilt("POST", "/admin/products/1", { sizes: null });
    expect(first?.body).toEqual({ title: "Cup", sizes: null, [STRANGER]: "spoiled" });
  });

  it("spoils each parameter that is more than text, and adds one that nobody knows", () => {
    expect(spoilt("GET", "/admin/products/1").map(({ at, query }) => [at, query])).toEqual([
      [STRANGER, `${STRANGER}=spoiled`],
      ["limit", "limit=text"],
      ["created_at[gte]", "created_at%5Bgte%5D=text"],
    ]);
  });

  it("has nothing to spoil where nothing is asked", () => {
    expect(spoilt("GET", "/admin/products/types")).toEqual([]);
  });

  it("makes only bodies that the real contract forbids", () => {
    const real = openContract();
    const compile = openEngine(real.document.components.schemas);
    const spoiler = createSpoiler(real);
    for (const operation of real.operations) {
      const schema = operation.body?.content["application/json"]?.schema;
      if (!schema) continue;
      const allows = compile(schema);
      const all = spoiler.spoil(operation).filter(({ kind }) => !kind.endsWith("parameter"));
      expect(all.length, operation.id).toBeGreaterThan(0);
      for (const one of all) expect(allows(one.body), `${operation.id} ${told(one)}`).toBe(false);
    }
  });
});
