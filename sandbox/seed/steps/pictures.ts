import { readFile } from "node:fs/promises";
import { picturesOf, products } from "../data/catalog.ts";
import { giftCard } from "../data/products/special.ts";
import { pool } from "../pool.ts";
import type { Shop } from "../shop.ts";

const folder = new URL("../pictures/", import.meta.url);
/** Number of files in one upload. The server returns them in the same order. */
const AT_ONCE = 20;

export const fileNames = [...products.flatMap(picturesOf), `${giftCard.picture}.webp`];

export const pictureFile = (name: string): URL => new URL(name, folder);

export async function pictures(shop: Shop): Promise<string> {
  const batches = Array.from({ length: Math.ceil(fileNames.length / AT_ONCE) }, (_, i) =>
    fileNames.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  await pool(batches, async (names) => {
    const files = await Promise.all(
      names.map(
        async (name) => new File([await readFile(pictureFile(name))], name, { type: "image/webp" }),
      ),
    );
    const { uploads } = await shop.client.admin.uploads.create({ body: { files } });
    if (uploads.length !== names.length)
      throw new Error(`${names.length} pictures were sent, the server kept ${uploads.length}.`);
    names.forEach((name, index) => shop.pictures.set(name, uploads[index]?.url ?? ""));
  });
  return `${fileNames.length} pictures`;
}
