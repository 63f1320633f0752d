import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";
import { Refused } from "../form/form.tsx";
import { useFormat } from "../page/use-format.ts";
import type { Fields } from "./define.ts";

/** Asks what only the store knows, before a form is sent; what it refuses is said at the field. */
export function useRefuse({ refuse }: Pick<Fields, "refuse">) {
  const client = useClient();
  const { t } = useTranslation();
  const format = useFormat();
  return async (body: object, stored?: object): Promise<void> => {
    const flaw = await refuse?.(client, body, stored);
    if (!flaw) return;
    const say = t as unknown as (key: TextKey, values: object) => string;
    const value = flaw.value === undefined ? "" : format.number(flaw.value);
    throw new Refused({ [flaw.field]: say(flaw.message, { value }) });
  };
}
