import { css } from "#styled/css";
import type { HttpClient } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { useFormat } from "./use-format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The number of records that depend on a record. It is requested from the server before that record is deleted. */
export interface Dependents {
  /** The key by which the counts of several records are added up. */
  id: string;
  /** The label, such as "Orders". */
  label: string;
  query(client: HttpClient): {
    queryKey: readonly unknown[];
    queryFn(context: { signal: AbortSignal }): Promise<unknown>;
  };
  /** True if the server can't list all dependents. In that case, the dialog doesn't claim that there are none. */
  open?: boolean;
  /** Returns the count from the response. */
  countIn(answer: never): number;
}

/** The list of dependents in a delete dialog. If there are none, says so, unless the server can't list all of them. */
export function DependentsList({ of }: { of: readonly Dependents[] }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const answers = useQueries({
    // Always requests the counts again, because they may have changed since the page was opened.
    queries: of.map(({ query }) => ({ ...query(client), staleTime: 0 })),
  });
  if (answers.some(({ error }) => error)) return <Alert title={t("dependents.unknown")} />;
  if (answers.some(({ data, isFetching }) => data === undefined || isFetching))
    return (
      <p role="status" aria-label={t("dependents.counting")}>
        <Skeleton height="20px" />
      </p>
    );
  const counted = new Map<string, { id: string; label: string; count: number }>();
  for (const [index, { id, label, countIn }] of of.entries()) {
    const before = counted.get(id)?.count ?? 0;
    counted.set(id, { id, label, count: before + countIn(answers[index]?.data as never) });
  }
  const used = [...counted.values()].filter(({ count }) => count > 0);
  if (used.length === 0 && (of.length === 0 || of.some(({ open }) => open))) return null;
  if (used.length === 0) return <p className={quiet}>{t("dependents.none")}</p>;
  return (
    <div className={box}>
      <p>{t("dependents.title")}</p>
      <Facts>
        {used.map(({ id, label, count }) => (
          <Fact key={id} term={label}>
            {format.number(count)}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

const quiet = css({ color: "fg.muted" });
const box = css({ display: "grid", gap: "4" });
