import { useClient } from "@countertop/sdk/react";
import { InvalidFields } from "../form/form.tsx";
import { useFormat } from "../page/use-format.ts";
import { useText } from "../page/use-text.ts";
import type { Fields } from "./define.ts";

/** Runs the checks that need data from the store before submitting. Shows a problem at its field. */
export function useRefuse({ refuse }: Pick<Fields, "refuse">) {
  const client = useClient();
  const text = useText();
  const format = useFormat();
  return async (body: object, stored?: object): Promise<void> => {
    const problem = await refuse?.(client, body, stored);
    if (!problem) return;
    const value = problem.value === undefined ? "" : format.number(problem.value);
    throw new InvalidFields({ [problem.field]: text(problem.message, { value }) });
  };
}
