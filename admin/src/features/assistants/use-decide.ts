import { ApiError } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { decide, type Plan, type Verb } from "../../lib/inbox.ts";
import { notify } from "../../ui/notify.ts";

/** The reason why a decision was rejected: it was too late, or was based on outdated changes. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.type : undefined;

/**
 * Sends a decision about a plan. Returns "changed" if the plan has changed since it was opened. If the decision was rejected
 * for a different reason, shows the reason and returns false.
 */
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
      const reason = reasonOf(error);
      if (reason === "changed") return "changed";
      const { title, message } = problemOf(error, common);
      if (reason === "decided") notify("info", t("late.title"), t("late.text"));
      else if (reason === "expired") notify("error", t("status.expired"), t("expired"));
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
