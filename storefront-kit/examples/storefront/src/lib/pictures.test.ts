import { afterEach, expect, it, vi } from "vitest";
import { pictureAddress, pictureSizes } from "./pictures.ts";

afterEach(() => vi.unstubAllEnvs());

it("asks for pictures of the store at the shop's own origin, and for others where they are", () => {
  expect(pictureAddress("http://store.test:9000/uploads/a.webp")).toBe("/uploads/a.webp");
  expect(pictureAddress("https://cdn.test/a.webp")).toBe("https://cdn.test/a.webp");
});

it("names sizes where something makes them, and none where nothing does", () => {
  expect(pictureSizes("/uploads/a.webp")).toBeUndefined();
  vi.stubEnv("VITE_PICTURE_SERVICE", "/pictures/{width}{path}");
  expect(pictureSizes("http://store.test/uploads/a b.webp")).toMatch(
    /^\/pictures\/160\/uploads\/a%20b\.webp 160w, .*\/pictures\/1200\/uploads\/a%20b\.webp 1200w$/,
  );
});
