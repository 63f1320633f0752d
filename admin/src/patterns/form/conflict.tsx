import { Suspense, useState, type ReactNode } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { threeWay } from "../../lib/three-way.ts";
import type { Formatter } from "../../lib/intl.ts";
import type { ConflictField } from "./conflict-question.tsx";
import { BackToForm } from "./form.tsx";
import type { Picked } from "../../lib/picked.ts";
import { useFormat } from "../page/use-format.ts";

const ConflictQuestion = lazyWithRetry(() =>
  import("./conflict-question.tsx").then(({ ConflictQuestion }) => ({ default: ConflictQuestion })),
);

interface Question {
  fields: readonly ConflictField[];
  /**
   * Receives the names of fields for which the user chose the other operator's value. Undefined if the user goes back to the
   * form.
   */
  answer(theirs: readonly string[] | undefined): void;
}

/** Returns the text of a field's value. Undefined for values that the conflict dialog can show itself, such as strings. */
export type ValueText = (name: string, value: unknown, format: Formatter) => string | undefined;

export interface Conflict<Fields> {
  /**
   * Merges the user's changes with those saved since the record was loaded. If both changed the same field, the user chooses a
   * value, or goes back to the form.
   */
  settle(sides: {
    base: Fields;
    mine: Fields;
    theirs: Fields;
    labels: Record<keyof Fields, string>;
    toText?: ValueText | undefined;
    /** Lists to which both operators can add without a conflict. */
    lists?: readonly (keyof Fields)[] | undefined;
  }): Promise<Fields>;
  /** The conflict dialog. Render it next to the form. */
  question: ReactNode;
}

export function useConflict<Fields extends object>(): Conflict<Fields> {
  const [question, setQuestion] = useState<Question>();
  const format = useFormat();
  return {
    async settle({ base, mine, theirs, labels, toText, lists }) {
      const { merged, conflicts } = threeWay(base, mine, theirs, lists);
      if (conflicts.length === 0) return merged;
      const taken = await new Promise<readonly string[] | undefined>((answer) =>
        setQuestion({
          fields: conflicts.map((name) => ({
            name,
            label: labels[name],
            mine: toText?.(name, mine[name], format) ?? valueText(mine[name], format),
            theirs: toText?.(name, theirs[name], format) ?? valueText(theirs[name], format),
          })),
          answer,
        }),
      );
      setQuestion(undefined);
      if (!taken) throw new BackToForm();
      return Object.assign({ ...merged }, pick(theirs, taken));
    },
    question: question && (
      <Suspense>
        <ConflictQuestion fields={question.fields} onAnswer={question.answer} />
      </Suspense>
    ),
  };
}

/**
 * A value as text. Booleans don't need one, because they can't conflict: if both operators changed one, they set the same
 * value.
 */
function valueText(value: unknown, format: Formatter): string {
  if (Array.isArray(value)) return format.list(value.map(({ title }: Picked) => title));
  return typeof value === "object" && value ? Object.values(value).join(" / ") : String(value);
}

const pick = <Fields extends object>(from: Fields, names: readonly string[]): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(from).filter(([name]) => names.includes(name)),
  ) as Partial<Fields>;
