import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FilePen, HandCoins, PackageOpen, Scale, Undo2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import type { ReservedPath } from "../../lib/reserved-paths.ts";
import { useFormat } from "../../patterns/page.ts";
import { uncapturedPayments } from "../../resources/orders.ts";
import { waitingOrders } from "../../resources/returns-to-receive.ts";
import { openDraftsQuery, ordersToFulfillKey } from "../../resources/waiting.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { oldestOf, useAge } from "./age.ts";
import { usePassOn } from "./use-pass-on.ts";
import {
  ordersToCaptureQuery,
  ordersToFulfillQuery,
  ordersToSettleQuery,
  returnsQuery,
} from "./home-queries.ts";

/** A link to a filtered list. If the list's area isn't installed, the link leads to the page for unknown URLs. */
export interface ListLink {
  to: ReservedPath;
  search?: Readonly<Record<string, string>>;
}
export const TO_FULFILL: ListLink = {
  to: "/orders",
  search: { status: "pending", fulfillment: "not_fulfilled,partially_fulfilled" },
};

/** The number of orders in a list that is sorted oldest first, and the date of the oldest one. */
const counted = ({
  count,
  orders,
}: {
  count: number;
  orders: readonly { created_at: string }[];
}) => ({
  count,
  oldest: orders[0]?.created_at,
});

/** Pending tasks. Each number links to the list that it counts. */
export function Tasks() {
  const { t } = useTranslation("home");
  const client = useClient();
  const queries = useQueryClient();
  const fulfill = useQuery({ ...ordersToFulfillQuery(client), select: counted });
  const capture = useQuery({ ...ordersToCaptureQuery(client), select: counted });
  const settle = useQuery(ordersToSettleQuery(client));
  const returns = useQuery({
    ...returnsQuery(client),
    select: ({ returns: found, count }) => ({
      // Counts orders instead of returns, because the list shows orders, and an order may have several returns.
      count: waitingOrders(found).length,
      more: count > found.length,
      ...(count <= found.length && {
        oldest: oldestOf(found.filter(({ status }) => status === "requested")),
      }),
    }),
  });
  const drafts = useQuery({
    ...openDraftsQuery(client),
    select: ({ draft_orders: found, count }) => ({ count, oldest: oldestOf(found) }),
  });
  // The sidebar shows this number, too. It waits for this page's response instead of sending its own request.
  useQuery({
    queryKey: ordersToFulfillKey,
    queryFn: () => queries.ensureQueryData(ordersToFulfillQuery(client)).then(({ count }) => count),
  });
  usePassOn(ordersToFulfillKey, fulfill.data?.count);
  return (
    <ul className={tiles} aria-label={t("tasks.label")}>
      <Task icon={<PackageOpen />} name={t("tasks.fulfill")} link={TO_FULFILL} query={fulfill} />
      <Task
        icon={<HandCoins />}
        name={t("tasks.capture")}
        link={{ to: "/orders", search: { status: "pending", payment: uncapturedPayments.join() } }}
        query={capture}
      />
      <Task
        icon={<Scale />}
        name={t("tasks.settle")}
        link={{ to: "/orders", search: { status: "pending,completed,canceled", balance: "open" } }}
        query={settle}
      />
      <Task
        icon={<Undo2 className={mirrored} />}
        name={t("tasks.receive")}
        link={{ to: "/orders", search: { returns: "requested" } }}
        query={returns}
      />
      <Task
        icon={<FilePen />}
        name={t("tasks.drafts")}
        link={{ to: "/draft-orders", search: { status: "open" } }}
        query={drafts}
      />
    </ul>
  );
}

interface TaskProps {
  icon: ReactNode;
  name: string;
  link: ListLink;
  query: {
    data: { count: number; more?: boolean; oldest?: string | undefined } | undefined;
    error: Error | null;
    refetch(): unknown;
  };
}

function Task({ icon, name, link, query: { data, error, refetch } }: TaskProps) {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const id = useId();
  const age = useAge();
  const count = data && format.number(data.count);
  const oldest = data?.oldest === undefined ? undefined : age(data.oldest);
  return (
    <li className={tile} aria-labelledby={id}>
      <span className={mark} aria-hidden>
        {icon}
      </span>
      {data !== undefined ? (
        <span className={figure} data-none={data.count === 0 || undefined}>
          {data.more ? t("tasks.atLeast", { count: data.count, formatted: count }) : count}
        </span>
      ) : error ? null : (
        <Skeleton width="24px" height="16px" />
      )}
      <span className={words}>
        <Link to={`/a${link.to}` as string} search={link.search ?? {}} className={label} id={id}>
          {name}
        </Link>
        {oldest && (
          <span className={small} data-late={oldest.late || undefined}>
            {t("tasks.oldest", { age: oldest.text })}
          </span>
        )}
        {data === undefined && error && (
          <span role="alert" className={trouble}>
            {problemOf(error, tCommon).title}
            <Button size="sm" onClick={() => void refetch()}>
              {tCommon("actions.retry")}
            </Button>
          </span>
        )}
      </span>
    </li>
  );
}

const tiles = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))",
  // The gaps between the tasks look like lines. The card clips them at its edges.
  gap: "1px",
  overflow: "clip",
  listStyle: "none",
  background: "border.default",
  border: "hairline",
  borderRadius: "card",
  boxShadow: "card",
});
const tile = css({
  position: "relative",
  display: "flex",
  columnGap: "8",
  alignItems: "center",
  minHeight: "56",
  paddingInline: "card",
  paddingBlock: "6",
  background: "bg.panel",
  "&:has(a:hover)": { background: "bg.hover" },
});
const mark = css({ display: "inline-flex", color: "fg.muted", "--icon-size": "16px" });
const mirrored = css({ _rtl: { transform: "scaleX(-1)" } });
const words = css({ display: "grid", minWidth: 0 });
// Makes the whole tile a link.
const label = css({
  color: "fg.subtle",
  _after: { content: "''", position: "absolute", inset: 0 },
});
const figure = css({
  textStyle: "section",
  fontVariantNumeric: "tabular-nums",
  "&[data-none]": { color: "fg.muted" },
});
const small = css({
  textStyle: "small",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  "&[data-late]": { color: "status.warning.fg" },
});
const trouble = css({
  position: "relative", // places its button above the tile's link
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  color: "fg.danger",
});
