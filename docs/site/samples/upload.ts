import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Client } from "@countertop/sdk";

/** Uploads an image file and replaces the product's images with it. */
export async function showImage(client: Client, productId: string, path: string): Promise<string> {
  const file = new File([await readFile(path)], basename(path), { type: "image/webp" });
  const { uploads } = await client.admin.uploads.create({ body: { files: [file] } });
  const [url = ""] = uploads.map((upload) => upload.url);
  await client.admin.products.update({ id: productId, body: { images: [url], thumbnail: url } });
  return url;
}
