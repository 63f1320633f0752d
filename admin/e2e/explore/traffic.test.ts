import { expect, it } from "vitest";
import { checkCreatedOnce, checkTraffic } from "./traffic.ts";

const call = (change: object = {}) => ({
  method: "POST",
  url: "/admin/collections",
  sent: '{"title":"Stoneware"}',
  status: 200,
  headers: new Headers({ "content-type": "application/json" }),
  body: "{}",
  ...change,
});

it("the check of an exploration's calls reports an error that a form could have prevented, and a call outside the contract", () => {
  expect(() => checkTraffic([call({ status: 400, body: '{"message":"title is empty"}' })])).toThrow(
    "adminCreateCollection answered 400: title is empty",
  );
  expect(() => checkTraffic([call({ url: "/admin/nothing" })])).toThrow("isn't in the contract");
  checkTraffic([
    call({ status: 422, body: '{"message":"A collection with this handle already exists"}' }),
    call({ status: 0, fault: "lost" }),
  ]);
});

it("the check of an exploration's calls reports a record that was created again after a lost response", () => {
  const lost = call({ fault: "answer lost" as const });
  expect(() => checkCreatedOnce([lost, call()])).toThrow("carried out twice");
  checkCreatedOnce([call(), call()]);
  checkCreatedOnce([lost, call({ sent: '{"title":"Enamel"}' })]);
});
