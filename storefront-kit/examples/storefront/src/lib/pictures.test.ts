import { afterEach, expect, it, vi } from "vitest";
import { pictureAddress, pictureSizes } from "./pictures.ts";

afterEach(() => vi.unstubAllEnvs());

it("requests the store's images from the storefront's own origin, and others from their own", () => {
  expect(pictureAddress("http://store.test:9000/uploads/a.webp")).toBe("/uploads/a.webp");
  expect(pictureAddress("https://cdn.test/a.webp")).toBe("https://cdn.test/a.webp");
});

it("lists sizes only if a service resizes images", () => {
  expect(pictureSizes("/uploads/a.webp")).toBeUndefined();
  vi.stubEnv("VITE_PICTURE_SERVICE", "/pictures/{width}{path}");
  expect(pictureSizes("http://store.test/uploads/a b.webp")).toMatch(
    /^\/pictures\/160\/uploads\/a%20b\.webp 160w, .*\/pictures\/1200\/uploads\/a%20b\.webp 1200w$/,
  );
});
