// Runs after the rules of `npm run lint`, and counts which parts of the bundle have their own descriptions.
import { readBundle, type Schema } from "./src/contract.ts";
import { countDescriptions } from "./src/description-coverage.ts";

const { fields, operations } = countDescriptions(readBundle() as unknown as Schema);
for (const [what, { described, plain, silent }] of [
  ["Fields and parameters", fields],
  ["Operations", operations],
] as const) {
  const all = described + plain + silent.length;
  console.log(
    `${what} in the bundle: ${described} of ${all} have a description, ${plain} have names that don't need one, and ${silent.length} have neither.`,
  );
}
