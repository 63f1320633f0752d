// Starts the files that take longest first, because such a file would run alone on one core if it started last.
import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longer than their size suggests, for example because they loop over all operations. Longest first. */
const LONG = [
  ...["bodies", "refusals", "lists", "fuzz", "exactly-once"].map(
    (name) => `${name}.conformance.test.ts`,
  ),
  ...["mocks", "overlay-sdk", "schema-changes", "fault-injection", "content-types"].map(
    (name) => `${name}.test.ts`,
  ),
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONG.indexOf(basename(moduleId));
    const sorted = await super.sort(files);
    const long = sorted.filter((file) => rank(file) >= 0);
    return [
      ...long.toSorted((a, b) => rank(a) - rank(b)),
      ...sorted.filter((file) => rank(file) < 0),
    ];
  }
}
