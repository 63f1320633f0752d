import { ApiError } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { decide, type Plan, type Verb } from "../../lib/inbox.ts";
import { notify } from "../../ui/notify.ts";

/** The problem with a decision that was too late, or about outdated changes. */
const faultOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.type : undefined;

/** Sends a decision about a plan. If it wasn't accepted, shows the reason and returns false. */
export function useDecide({ id, now }: Plan) {
  const { t } = useTranslation(["assistants", "common"]);
  const { t: common } = useTranslation("common");
  const client = useClient();
  const queries = useQueryClient();
  return async (verb: Verb, values?: object): Promise<Plan | "changed" | false> => {
    try {
      return await decide(client, queries, {
        id,
        verb,
        seen: now?.seen,
        ...(values && { values }),
      });
    } catch (error) {
      const fault = faultOf(error);
      if (fault === "changed") return "changed";
      const { title, message } = problemOf(error, common);
      if (fault === "decided") notify("info", t("late.title"), t("late.text"));
      else if (fault === "expired") notify("error", t("status.expired"), t("expired"));
      else if (error instanceof ApiError && [403, 502].includes(error.status))
        notify(
          "error",
          t("failed.title"),
          error.status === 502 ? t("failed.text") : error.serverMessage,
        );
      else notify("error", title, message);
      return false;
    }
  };
}
