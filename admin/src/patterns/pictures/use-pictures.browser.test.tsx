import { createHttpClient, type HttpClient } from "@countertop/sdk";
import { ClientProvider } from "@countertop/sdk/react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { usePictures, type PicturesEdit } from "./use-pictures.ts";

interface Upload {
  signal: AbortSignal;
  arrive(): void;
}

/** Renders the hook with a store whose uploads finish when the test resolves them. */
async function setUp() {
  const uploads: Upload[] = [];
  const client = {
    ...createHttpClient(),
    send: (_operation: unknown, _input: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
        const url = `https://shop.example/${uploads.length}.png`;
        uploads.push({
          signal,
          arrive: () => resolve({ data: { uploads: [{ url, key: url }] } }),
        });
      }),
  } as unknown as HttpClient;
  const seen: { edit?: PicturesEdit } = {};
  const Hook = () => {
    const edit = usePictures({ images: [], thumbnail: null });
    return <output ref={() => void (seen.edit = edit)}>{edit.pictures.length}</output>;
  };
  const screen = await render(
    <ClientProvider client={client}>
      <Hook />
    </ClientProvider>,
  );
  return { uploads, screen, edit: () => seen.edit! };
}

const files = (...names: string[]) =>
  names.map((name) => new File([name], name, { type: "image/png" }));
const states = ({ pictures }: PicturesEdit) => pictures.map(({ state }) => state).join(" ");

it("`usePictures` uploads two files at a time, cancels the uploads of removed images, and releases all previews", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const given = vi.spyOn(URL, "revokeObjectURL");
  const { uploads, screen, edit } = await setUp();
  edit().add(files("a.png", "b.png", "c.png", "d.png"));
  await expect.poll(() => states(edit())).toBe("uploading uploading waiting waiting");
  expect(edit().busy).toBe(true);

  edit().remove(edit().pictures[1]!.id);
  await expect.poll(() => states(edit())).toBe("uploading uploading waiting");
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  expect(given).toHaveBeenCalledExactlyOnceWith(made.mock.results[1]?.value);

  uploads[0]?.arrive();
  await expect.poll(() => states(edit())).toBe("ready uploading uploading");
  expect(edit().value).toEqual({
    images: ["https://shop.example/0.png"],
    thumbnail: "https://shop.example/0.png",
  });
  await screen.unmount();
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([false, true, true, true]);
  const all = (spy: typeof made.mock.results) => spy.map(({ value }) => value as string).toSorted();
  expect(given.mock.calls.map(([url]) => url).toSorted()).toEqual(all(made.mock.results));
  vi.restoreAllMocks();
});
