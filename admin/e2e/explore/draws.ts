// Generates random actions. fast-check generates numbers and strings, and the controls of the page determine what they mean.
import fc from "fast-check";
import { isTyped, type Control } from "./tree.ts";

export const FAULTS = ["lost", "answer lost", "page 200", "page 404", "empty", "409"] as const;
type Fault = (typeof FAULTS)[number];

/** One action, in a format that can be stored and replayed. */
export type Step =
  | { do: "open"; path: string }
  | { do: "click" | "press"; role: string; name: string; nth: number }
  | { do: "type"; role: string; name: string; nth: number; text: string }
  | { do: "key"; key: string }
  | { do: "back" | "forward" | "reload" | "recover" }
  | { do: "fault"; fault: Fault; of: "reads" | "writes" };

export interface Draw {
  /** A number from 0 to 99, which determines the kind of action. */
  readonly kind: number;
  readonly pick: number;
  readonly text: string;
  readonly fault: Fault;
  readonly of: "reads" | "writes";
  readonly key: string;
}

const TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "12",
  "007",
  "999999999999",
  "null",
  "undefined",
  "%",
  "a%20b",
  "<b>bold</b>",
  "'; --",
  "{{count}}",
  "Ünïcode 🎉",
  "شاي",
  "ada@example.test",
  "https://example.test/a?b=c#d",
  "x".repeat(300),
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,9})?$/) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 5000 }).map(String) },
);

export const draws: fc.Arbitrary<Draw> = fc.record({
  kind: fc.nat(99),
  pick: fc.nat(2 ** 30),
  text,
  fault: fc.constantFrom(...FAULTS),
  of: fc.constantFrom("reads" as const, "writes" as const),
  key: fc.constantFrom("Escape", "Tab", "Shift+Tab", "Enter", "ArrowDown", "ArrowUp", "Space"),
});

/**
 * Relative weight of a control, by the part of the page and by role. Controls in the sidebar, checkboxes, and options get a
 * lower weight, because there are many of them.
 */
const weightOf = ({ role, part }: Control): number => {
  if (part === "complementary") return 1;
  const chance = part === "dialog" || part === "alertdialog" ? 20 : 10;
  if (role === "checkbox" || role === "option") return chance / 2;
  return isTyped({ role }) ? chance * 2 : chance;
};

/** Generates the actions for a whole session at once, so that a seed always produces the same actions. */
export const sessionOf = (seed: number, length: number): readonly Draw[] =>
  fc.sample(fc.array(draws, { minLength: length, maxLength: length, size: "max" }), {
    seed,
    numRuns: 1,
  })[0] ?? [];

/** Converts a draw to a step on a page with these controls. */
export function stepOf(draw: Draw, controls: readonly Control[], isFaulty: boolean): Step {
  const { kind, pick } = draw;
  if (isFaulty && kind < 30) return { do: "recover" };
  if (kind < 3) return { do: "fault", fault: draw.fault, of: draw.of };
  if (kind < 8) return { do: "back" };
  if (kind < 9) return { do: "forward" };
  if (kind < 10) return { do: "reload" };
  if (kind < 18 || controls.length === 0) return { do: "key", key: draw.key };
  const control = chosen(controls, pick);
  const { role, name, nth } = control;
  if (isTyped(control) || (role === "combobox" && kind % 2 === 0))
    return { do: "type", role, name, nth, text: draw.text };
  return { do: kind < 32 ? "press" : "click", role, name, nth };
}

/** Chooses a control. Controls whose names have the same first two words count as one, for example those of table rows. */
function chosen(controls: readonly Control[], pick: number): Control {
  const groups = Map.groupBy(controls, ({ role, name, part }) =>
    [part, role, name.split(" ", 2).join(" ")].join("\n"),
  );
  const weighed = [...groups.values()].map((group) => ({
    group,
    weight: group[0] ? weightOf(group[0]) : 0,
  }));
  let rest = pick % weighed.reduce((sum, { weight }) => sum + weight, 0);
  for (const { group, weight } of weighed) {
    const control = group[Math.floor(pick / 1000) % group.length];
    if (rest < weight && control) return control;
    rest -= weight;
  }
  throw new Error("The weights add up to more than what was drawn.");
}
