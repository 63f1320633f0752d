// Runs after the rules of `npm run lint`, and counts how much of the bundle has its own descriptions.
import { readBundle, type Schema } from "./src/contract.ts";
import { countDescriptions } from "./src/description-coverage.ts";

const { fields, operations } = countDescriptions(readBundle() as unknown as Schema);
for (const [what, { described, plain, silent }] of [
  ["Fields and parameters", fields],
  ["Operations", operations],
] as const) {
  const all = described + plain + silent.length;
  console.log(
    `${what} of the bundle: ${described} of ${all} described, ${plain} plain by their names, ${silent.length} neither.`,
  );
}
