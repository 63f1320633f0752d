/** A small store for the sandbox's own tests: one product with an uploaded image. */
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { url: { type: "string" }, email: { type: "string" }, password: { type: "string" } },
});
const { url, email, password } = values;

async function call<T>(path: string, body: BodyInit, headers: Record<string, string>): Promise<T> {
  const response = await fetch(`${url}${path}`, { method: "POST", body, headers });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const json = { "content-type": "application/json" };
const { access_token } = await call<{ access_token: string }>(
  "/admin/auth/token",
  JSON.stringify({ email, password }),
  json,
);
const bearer = { authorization: `Bearer ${access_token}` };
const form = new FormData();
form.append("files", new Blob(["a picture"], { type: "image/png" }), "cup.png");
const { uploads } = await call<{ uploads: { url: string }[] }>("/admin/uploads", form, bearer);
const picture = uploads[0]?.url;
await call(
  "/admin/products",
  JSON.stringify({
    title: "Seeded cup",
    thumbnail: picture,
    images: [picture],
    metadata: { picture },
  }),
  { ...json, ...bearer },
);
console.log("one product");
