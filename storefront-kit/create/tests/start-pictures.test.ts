import { afterEach, expect, it, vi } from "vitest";
import { pictureAddress, pictureSizes } from "../templates/start/src/lib/pictures.ts";

afterEach(() => vi.unstubAllEnvs());

it("the store's images are requested from the storefront's own origin, and other images from theirs", () => {
  expect(pictureAddress("http://store.test:9000/uploads/a.webp")).toBe("/uploads/a.webp");
  expect(pictureAddress("https://cdn.test/a.webp")).toBe("https://cdn.test/a.webp");
});

it("an image has several sizes only if a service resizes images", () => {
  expect(pictureSizes("/uploads/a.webp")).toBeUndefined();
  vi.stubEnv("VITE_PICTURE_SERVICE", "/pictures/{width}{path}");
  expect(pictureSizes("http://store.test/uploads/a b.webp")).toMatch(
    /^\/pictures\/160\/uploads\/a%20b\.webp 160w, .*\/pictures\/1200\/uploads\/a%20b\.webp 1200w$/,
  );
});
