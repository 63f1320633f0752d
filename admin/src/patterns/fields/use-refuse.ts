import { useClient } from "@countertop/sdk/react";
import { InvalidFields } from "../form/form.tsx";
import { useFormat } from "../page/use-format.ts";
import { useText } from "../page/use-text.ts";
import type { Fields } from "./define.ts";

/** Runs the checks that need the store before submitting. Shows a problem next to its field. */
export function useRefuse({ refuse }: Pick<Fields, "refuse">) {
  const client = useClient();
  const text = useText();
  const format = useFormat();
  return async (body: object, stored?: object): Promise<void> => {
    const flaw = await refuse?.(client, body, stored);
    if (!flaw) return;
    const value = flaw.value === undefined ? "" : format.number(flaw.value);
    throw new InvalidFields({ [flaw.field]: text(flaw.message, { value }) });
  };
}
