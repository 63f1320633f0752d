import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import {
  AbortedError,
  ApiError,
  AuthenticationError,
  DecodeError,
  ErrorKind,
  InvalidRequestError,
  NetworkError,
  PermissionError,
  TimeoutError,
  toApiError,
} from "./errors.ts";

const call = { method: "GET", path: "/admin/products/{id}" };
const failed = (status: number, body: unknown, headers?: HeadersInit) =>
  toApiError(call, new Response(null, { status, ...(headers && { headers }) }), body);

describe("errors", () => {
  it("print the server's reason first, and never print the response headers", () => {
    const error = failed(
      400,
      { type: "invalid_data", message: "Name must be unique" },
      { "set-cookie": "connect.sid=secret", authorization: "Bearer secret" },
    );
    const printed = inspect(error, { depth: 9 });
    expect(printed).not.toContain("secret");
    expect(printed.indexOf("Name must be unique")).toBeLessThan(printed.indexOf("status: 400"));
    expect(error.response.headers.get("authorization")).toBe("Bearer secret");
  });

  it("print the fields in the order in which a reader needs them", () => {
    const body = { type: "invalid_data", message: "Name must be unique" };
    const printed = inspect(failed(400, body, { "x-request-id": "r1" }));
    const names = [...printed.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
    expect(names).toEqual([
      "serverMessage",
      "type",
      "code",
      "status",
      "requestId",
      "body",
      "method",
      "path",
    ]);
  });

  it("never print the body of a successful response that can't be parsed, because it may contain a token", () => {
    const text = '{"access_token":"secret';
    const error = new DecodeError(call, new Response(text), text, "it isn't valid JSON");
    expect(inspect(error, { depth: 9 })).not.toContain("secret");
    expect(JSON.stringify(error)).not.toContain("secret");
    expect(error.text).toBe(text);
  });

  it("print only a few lines if the response is a long web page", () => {
    const html = `<!DOCTYPE html>\n${"<p>Bad gateway</p>\n".repeat(200)}`;
    const decode = new DecodeError(call, new Response(html), html, "it's a web page");
    const api = failed(502, html);
    for (const error of [decode, api]) {
      error.stack = `${error.name}: ${error.message}`;
      expect(inspect(error).split("\n").length).toBeLessThan(20);
    }
    expect(api.body).toBe(html);
  });

  it("have five kinds, numbered from 0 to 4", () => {
    expect(Object.values(ErrorKind)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    [400, InvalidRequestError, 0],
    [401, AuthenticationError, 1],
    [403, PermissionError, 3],
    [404, InvalidRequestError, 0],
    [409, InvalidRequestError, 0],
    [422, InvalidRequestError, 0],
    [500, ApiError, 2],
    [503, ApiError, 2],
  ])("for status %i have the matching class and kind", (status, Class, kind) => {
    const error = failed(status, {});
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({
      status,
      kind,
      name: Class.name,
      message: `Request failed with status code ${status}`,
    });
  });

  it("have the server's message", () => {
    const error = failed(
      404,
      { type: "not_found", message: "Product with id: x was not found" },
      { "x-request-id": "r1" },
    );
    expect(error).toMatchObject({
      type: "not_found",
      code: undefined,
      serverMessage: "Product with id: x was not found",
      requestId: "r1",
      method: "GET",
      path: "/admin/products/{id}",
    });
  });

  it("have joined validation messages as a list", () => {
    const error = failed(400, {
      type: "invalid_data",
      message: "email must be an email, password should not be empty",
    });
    expect(error.messages).toEqual(["email must be an email", "password should not be empty"]);
  });

  it("use a short text body as the message, but not an HTML page", () => {
    expect(failed(401, "Unauthorized").serverMessage).toBe("Unauthorized");
    expect(
      failed(404, "<!DOCTYPE html><pre>Cannot GET /admin/nope</pre>").serverMessage,
    ).toBeUndefined();
    expect(failed(500, undefined).messages).toEqual([]);
  });

  it("have fixed messages if no response arrived", () => {
    expect(new NetworkError(call, undefined).message).toBe("Network Error");
    expect(new AbortedError(call, undefined).message).toBe("Request aborted");
    expect(new TimeoutError(call, 250).message).toBe("timeout of 250ms exceeded");
    expect(new TimeoutError(call, 250).kind).toBe(4);
  });
});
