// Stores the recorded calls at the end of each test file.
import { basename, dirname } from "node:path";
import { afterAll, expect } from "vitest";
import { keepRecords } from "./record.ts";

afterAll(() => {
  const file = expect.getState().testPath ?? "unknown";
  if (dirname(file) === import.meta.dirname) keepRecords(basename(file));
});
