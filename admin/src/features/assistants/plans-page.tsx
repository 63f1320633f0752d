import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Plan, PlanList } from "../../lib/inbox.ts";
import { plansQuery } from "../../lib/inbox.ts";
import { hasInbox } from "../../lib/config.ts";
import { Page, useFormat } from "../../patterns/page.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ConnectAssistant } from "./connect-assistant.tsx";
import { InboxProblem } from "./inbox-problem.tsx";
import { EffectBadge, PlanStatusBadge, Words } from "./plan-words.tsx";

/** The inbox: assistants' plans that wait for an operator, and plans that were approved or rejected. */
export function PlansPage() {
  const { t } = useTranslation(["assistants", "common"]);
  const isOn = hasInbox();
  const { data, error, refetch } = useQuery({ ...plansQuery(useClient()), enabled: isOn });
  if (error && !data) return <InboxProblem error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t("title")}>
      {!isOn || data?.plans.length === 0 ? (
        <ConnectAssistant />
      ) : data ? (
        <Plans list={data} />
      ) : (
        <Card>
          <div aria-busy className={skeletons}>
            <p role="status" className={spoken}>
              {t("common:list.loading")}
            </p>
            {["a", "b", "c"].map((key) => (
              <Skeleton key={key} height="44px" />
            ))}
          </div>
        </Card>
      )}
    </Page>
  );
}

function Plans({ list: { plans, more } }: { list: PlanList }) {
  const { t } = useTranslation("assistants");
  const format = useFormat();
  const waiting = plans.filter(({ status }) => status === "waiting");
  const decided = plans.filter(({ status }) => status !== "waiting");
  return (
    <>
      <Card title={t("groups.waiting")} note={format.number(waiting.length)} flush>
        {waiting.length === 0 ? <p className={none}>{t("nothing")}</p> : <Rows plans={waiting} />}
      </Card>
      {decided.length > 0 && (
        <Card title={t("groups.decided")} flush>
          <Rows plans={decided} />
          {more > 0 && <p className={none}>{t("more", { value: format.number(more) })}</p>}
        </Card>
      )}
    </>
  );
}

const Rows = ({ plans }: { plans: readonly Plan[] }) => (
  <ul className={rows}>
    {plans.map((plan) => (
      <li key={plan.id} className={row}>
        <PlanRow plan={plan} />
      </li>
    ))}
  </ul>
);

function PlanRow({ plan }: { plan: Plan }) {
  const { t } = useTranslation("assistants");
  const format = useFormat();
  const { id, title, record, by, created, decided, effect, status } = plan;
  const who =
    status === "waiting" || !decided
      ? t("row.asked", { name: by })
      : t("row.decided", { name: decided.by });
  return (
    <>
      <div className={words}>
        <Link to={`/a/assistants/${id}` as string} className={link}>
          <Words>{title}</Words>
          {record && <bdi className={name}>{record.name}</bdi>}
        </Link>
        <p className={small}>
          <bdi>{who}</bdi> ·{" "}
          <span title={format.dateTime(created)}>{format.relative(decided?.at ?? created)}</span>
        </p>
      </div>
      <div className={badges}>
        {status === "waiting" && <EffectBadge effect={effect} />}
        <PlanStatusBadge plan={plan} />
      </div>
    </>
  );
}

const skeletons = css({ display: "grid", gap: "12" });
const spoken = css({ srOnly: true });
const none = css({ padding: "16", color: "fg.muted" });
const rows = css({ listStyle: "none" });
const row = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "16",
  rowGap: "4",
  paddingInline: "16",
  paddingBlock: "10",
  _hover: { background: "bg.hover" },
  "&:not(:last-child)": { borderBlockEnd: "hairline" },
});
const words = css({ display: "grid", gap: "2", flex: "1 1 220px", minWidth: 0 });
const link = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "8",
  textStyle: "label",
  overflowWrap: "anywhere",
  // Makes the whole row a link to the plan.
  _after: { content: '""', position: "absolute", inset: "0" },
});
const name = css({ color: "fg.subtle" });
const small = css({ textStyle: "small", color: "fg.muted", overflowWrap: "anywhere" });
const badges = css({ display: "flex", flexWrap: "wrap", gap: "8" });
