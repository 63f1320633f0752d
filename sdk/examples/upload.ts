import { withUploadProgress, type Client } from "@countertop/sdk";

export async function upload(client: Client, files: File[], show: (part: number) => void) {
  const fetch = withUploadProgress(({ loaded, total }) => show(loaded / total));
  const { uploads } = await client.admin.uploads.create({ body: { files } }, { fetch });
  return uploads.map(({ url }) => url);
}
