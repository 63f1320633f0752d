import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { FilePen, HandCoins, PackageOpen, Undo2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { useFormat } from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import {
  draftOrdersQuery,
  ordersToCaptureQuery,
  ordersToFulfilQuery,
  returnsQuery,
} from "./home-queries.ts";

/** What waits for somebody. */
export function Tasks() {
  const { t } = useTranslation("home");
  const client = useClient();
  const fulfil = useQuery({ ...ordersToFulfilQuery(client), select: ({ count }) => ({ count }) });
  const capture = useQuery({ ...ordersToCaptureQuery(client), select: ({ count }) => ({ count }) });
  const returns = useQuery({
    ...returnsQuery(client),
    select: ({ returns: found, count }) => ({
      count: found.filter(({ status }) => status === "requested").length,
      more: count > found.length,
    }),
  });
  const drafts = useQuery({
    ...draftOrdersQuery(client),
    select: ({ draft_orders: found, count }) => ({
      count: found.filter(({ status }) => status === "open").length,
      more: count > found.length,
    }),
  });
  return (
    <ul className={tiles} aria-label={t("tasks.label")}>
      <Task icon={<PackageOpen />} name={t("tasks.fulfil")} query={fulfil} />
      <Task icon={<HandCoins />} name={t("tasks.capture")} query={capture} />
      <Task icon={<Undo2 className={mirrored} />} name={t("tasks.receive")} query={returns} />
      <Task icon={<FilePen />} name={t("tasks.drafts")} query={drafts} />
    </ul>
  );
}

interface TaskProps {
  icon: ReactNode;
  name: string;
  query: {
    data: { count: number; more?: boolean } | undefined;
    error: Error | null;
    refetch(): unknown;
  };
}

function Task({ icon, name, query: { data, error, refetch } }: TaskProps) {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const id = useId();
  const count = data && format.number(data.count);
  return (
    <li className={tile} aria-labelledby={id}>
      <span className={mark} aria-hidden>
        {icon}
      </span>
      <span className={label} id={id}>
        {name}
      </span>
      {data !== undefined ? (
        <span className={figure} data-none={data.count === 0 || undefined}>
          {data.more ? t("tasks.atLeast", { count: data.count, formatted: count }) : count}
        </span>
      ) : error ? (
        <span role="alert" className={trouble}>
          {problemOf(error, tCommon).title}
          <Button size="sm" onClick={() => void refetch()}>
            {tCommon("actions.retry")}
          </Button>
        </span>
      ) : (
        <span className={figure}>
          <Skeleton width="32px" height="20px" />
        </span>
      )}
    </li>
  );
}

const tiles = css({
  display: "grid",
  gap: "gap",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  listStyle: "none",
});
const tile = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "8",
  rowGap: "4",
  alignItems: "center",
  padding: "card",
  background: "bg.panel",
  border: "hairline",
  borderRadius: "card",
  boxShadow: "card",
});
const mark = css({ display: "inline-flex", color: "fg.muted", "--icon-size": "16px" });
const mirrored = css({ _rtl: { transform: "scaleX(-1)" } });
const label = css({ color: "fg.subtle" });
const figure = css({
  gridColumn: "1 / -1",
  minHeight: "28",
  textStyle: "page",
  fontVariantNumeric: "tabular-nums",
  "&[data-none]": { color: "fg.muted" },
});
const trouble = css({
  gridColumn: "1 / -1",
  minHeight: "28",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  color: "fg.danger",
});
