import { describe, expect, it } from "vitest";
import { openContract, type Document } from "./contract.ts";
import { fixture } from "./fixture.ts";
import { createValidator, type Exchange } from "./validate.ts";

const validate = createValidator(fixture());
const json = new Headers({ "content-type": "application/json; charset=utf-8" });
const mug = { id: "prod_1", title: "Mug" };

const read = (more: Partial<Exchange>) =>
  validate({
    method: "GET",
    url: "http://localhost:9000/admin/products/prod_1",
    status: 200,
    headers: json,
    body: { product: mug },
    ...more,
  });
const write = (requestBody: unknown, more: Partial<Exchange> = {}) =>
  read({ method: "POST", requestBody, ...more });

describe("a response", () => {
  it("passes if it matches its description", () => {
    expect(read({})).toEqual([]);
    expect(read({ body: { product: { ...mug, subtitle: null, parent: mug } } })).toEqual([]);
  });

  it("deviates if it has an unknown field at any depth", () => {
    expect(read({ body: { product: { ...mug, parent: { ...mug, color: "red" } } } })).toEqual([
      {
        operation: "adminRetrieveProduct",
        where: "response",
        at: "/product/parent",
        message: `contains "color", which the contract doesn't describe`,
      },
    ]);
  });

  it("deviates if a field is missing, a type is wrong, or the envelope is unknown", () => {
    expect(read({ body: { product: { id: "a" } } })[0]).toMatchObject({ at: "/product" });
    expect(read({ body: { product: { ...mug, title: null } } })[0]).toMatchObject({
      at: "/product/title",
      message: "must be string",
    });
    expect(read({ body: {} })).toHaveLength(1);
    expect(read({ body: { product: mug, more: 1 } })).toHaveLength(1);
  });

  it("may leave out fields if the query selected fields, but not its envelope", () => {
    const url = "/admin/products/prod_1?fields=id";
    expect(read({ url, body: { product: { id: "a" } } })).toEqual([]);
    // Only the operation for tax rates accepts a list. This operation doesn't have such a parameter, so this is the only
    // problem.
    const asList = read({ url: url.replace("=", "[]="), body: { product: { id: "a" } } });
    expect(asList).toMatchObject([{ where: "query", at: "fields" }]);
    expect(read({ url, body: {} })).toEqual([
      {
        operation: "adminRetrieveProduct",
        where: "response",
        at: "/product",
        message: "is missing",
      },
    ]);
    expect(read({ url, body: { product: { id: 1 } } })).toHaveLength(1);
  });

  it("must have the default fields unless the query selects fields or relations", () => {
    const { document } = fixture();
    const { Product: plain } = document.components.schemas;
    const loaded = { ...plain, required: ["id", "title", "parent"] };
    const text = JSON.stringify(document).replace(
      /"schema":(\{"type":"object","required":\["product"\],"properties":\{"product":)(.*?)\}\}/,
      (chosen, start: string) =>
        `"schema":${start}${JSON.stringify(loaded)}},"x-chosen":${chosen.slice('"schema":'.length)}}`,
    );
    const check = createValidator(openContract(JSON.parse(text) as Document));
    const asked = (query: string, product: object) =>
      check({
        method: "GET",
        url: `/admin/products/prod_1${query}`,
        status: 200,
        headers: json,
        body: { product },
      }).filter(({ where }) => where === "response");
    expect(asked("", { ...mug, parent: mug })).toEqual([]);
    expect(asked("", mug)).toMatchObject([{ at: "/product" }]);
    expect(asked("?expand=", mug)).toEqual([]);
    expect(asked("?fields=id", { id: "a" })).toEqual([]);
    expect(asked("?expand=", { id: "a" })).toHaveLength(1);
  });

  it("deviates if its status or its content type is unknown", () => {
    expect(read({ status: 418 })[0]).toMatchObject({
      where: "status",
      message: "418 isn't documented",
    });
    const html = new Headers({ "content-type": "text/html" });
    expect(read({ headers: html, body: "<p>" })[0]).toMatchObject({
      where: "content type",
      message: 'is "text/html"',
    });
  });

  it("is also checked if it's plain text or empty", () => {
    const headers = new Headers({ "content-type": "text/plain; charset=utf-8" });
    expect(read({ status: 401, headers, body: "Unauthorized" })).toEqual([]);
    expect(read({ status: 401, headers: new Headers(), body: "Unauthorized" })).toEqual([]);
    expect(read({ status: 401, headers, body: "No" })).toHaveLength(1);
    const signOut = { method: "DELETE", url: "/store/auth", status: 204, headers: new Headers() };
    expect(validate({ ...signOut, body: "" })).toEqual([]);
    expect(validate({ ...signOut, body: "OK" })).toHaveLength(1);
  });
});

describe("an accepted request", () => {
  it("passes if the contract describes its parameters, even though a URL contains only text", () => {
    const url = "/admin/products/1?limit=5&id[]=a&created_at[gte]=2026-01-01&fields=id,title";
    expect(read({ url })).toEqual([]);
  });

  it("deviates if its query is invalid", () => {
    expect(read({ url: "/admin/products/1?color=red" })[0]).toMatchObject({
      where: "query",
      at: "color",
    });
    expect(read({ url: "/admin/products/1?limit=many" })[0]).toMatchObject({ at: "limit" });
    expect(read({ url: "/admin/products/1?created_at[gte]=soon" })[0]).toMatchObject({
      at: "created_at",
    });
  });

  it("deviates if its body is invalid", () => {
    expect(write({ title: "Mug" })).toEqual([]);
    expect(write({ title: "Mug", color: "red" })[0]).toMatchObject({ where: "request" });
    expect(write({})[0]).toMatchObject({ where: "request" });
    expect(write(undefined)[0]).toMatchObject({ message: "was accepted without a body" });
    expect(read({ requestBody: { a: 1 } })[0]).toMatchObject({
      message: "was accepted with a body",
    });
    expect(read({ requestBody: {} })).toEqual([]);
  });
});

it("a request that the server rejected isn't checked", () => {
  expect(
    write({ color: 1 }, { status: 400, body: { type: "invalid_data", message: "no" } }),
  ).toEqual([]);
});

it("a path that isn't in the contract is reported", () => {
  expect(read({ url: "/admin/nothing" })).toEqual([
    {
      operation: "GET /admin/nothing",
      where: "address",
      at: "",
      message: "isn't in the contract",
    },
  ]);
});
