import { describe, expect, it } from "vitest";
import { openContract } from "./contract.ts";
import { fixture } from "./fixture.ts";

describe("openContract", () => {
  it("prefers a literal path segment to a parameter", () => {
    const { find } = fixture();
    expect(find("GET", "/admin/products/types")?.id).toBe("adminListTypes");
    expect(find("GET", "/admin/products/prod_1")?.id).toBe("adminRetrieveProduct");
  });

  it("distinguishes methods, and paths of different lengths", () => {
    const { find } = fixture();
    expect(find("post", "/admin/products/prod_1")?.id).toBe("adminUpdateProduct");
    expect(find("DELETE", "/admin/products/prod_1")).toBeUndefined();
    expect(find("GET", "/admin/products/prod_1/more")).toBeUndefined();
  });

  it("adds the path's parameters to its operations", () => {
    expect(
      fixture()
        .find("POST", "/admin/products/1")
        ?.parameters.map((p) => p.name),
    ).toEqual(["id"]);
  });

  it("finds every operation of the real contract at its own path", () => {
    const { operations, find } = openContract();
    expect(operations.length).toBeGreaterThan(70);
    for (const { method, path, id } of operations) {
      expect(find(method, path.replaceAll(/\{\w+\}/g, "x1"))?.id, `${method} ${path}`).toBe(id);
    }
  });
});

describe("the contract", () => {
  const { operations, document } = openContract();

  it("starts every path with store or admin", () => {
    const areas = new Set(
      operations.map(({ path, id }) => `${path.split("/")[1]} ${id.slice(0, 5)}`),
    );
    expect([...areas].toSorted()).toEqual(["admin admin", "store store"]);
  });

  it("doesn't have a GET with a body", () => {
    const reads = operations.filter(({ method }) => method === "GET");
    expect(reads.length).toBeGreaterThan(100);
    expect(reads.filter(({ body }) => body)).toEqual([]);
  });

  it("uses POST for updates", () => {
    const updates = operations.filter(({ id }) => /^(admin|store)Update/.test(id));
    expect(updates.length).toBeGreaterThan(30);
    expect(new Set(updates.map(({ method }) => method))).toEqual(new Set(["POST"]));
    const items = Object.values(document.paths);
    expect(items.filter((item) => "put" in item || "patch" in item)).toEqual([]);
  });

  it("doesn't have a call that deletes a customer, because the server doesn't either", () => {
    const { paths } = document;
    expect(paths["/admin/customers/{id}"]).toHaveProperty("get");
    expect(paths["/admin/customers/{id}"]).not.toHaveProperty("delete");
  });
});

it("the contract lists the accepted names of every parameter that contains names of fields or relations", () => {
  const { operations } = openContract();
  const silent = operations.flatMap(({ id, parameters }) =>
    parameters
      .filter(
        ({ name, in: place }) => place === "query" && /^(expand|fields|order)(\[\])?$/.test(name),
      )
      .filter((one) => (one["x-names"] ?? []).length === 0)
      .map(({ name }) => `${id} ${name}`),
  );
  expect(silent, "add them to shared/names.yaml").toEqual([]);
});
