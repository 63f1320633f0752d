import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isMissing } from "../../lib/errors.ts";
import { planQuery, type Plan } from "../../lib/inbox.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { useFormat, useHasPage } from "../../patterns/page.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { DetailPage, DetailSkeleton } from "../../patterns/record.ts";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { AssistantsCrumb } from "./assistants-crumb.tsx";
import { InboxProblem } from "./inbox-problem.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { PlanChanges } from "./plan-changes.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { EffectBadge, fieldWords, PlanStatusBadge, Words } from "./plan-words.tsx";
import { PlanValue } from "./plan-value.tsx";

const route = getRouteApi("/a/assistants/$id");
const EditPlan = lazyWithRetry(() =>
  import("./edit-plan.tsx").then(({ EditPlan }) => ({ default: EditPlan })),
);

/** One plan: its changes, and the decision about it. */
export function PlanPage() {
  const { t } = useTranslation(["assistants", "common"]);
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(planQuery(useClient(), id));
  if (data) return <ShownPlan plan={data} />;
  if (isMissing(error)) return <Missing />;
  if (error) return <InboxProblem error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton label={t("common:list.loading")} main={["lines"]} aside={["lines"]} />;
}

function Missing() {
  const { t } = useTranslation(["assistants", "common"]);
  usePageTitle(t("common:errors.missingTitle"));
  return (
    <Empty
      heading="h1"
      icon={<SearchX />}
      title={t("common:errors.missingTitle")}
      text={t("common:errors.missingText")}
    >
      <AssistantsCrumb />
    </Empty>
  );
}

function ShownPlan({ plan }: { plan: Plan }) {
  const { edit } = route.useSearch();
  const navigate = route.useNavigate();
  const [changed, setChanged] = useState(false);
  const open = (name: "values" | "") => void navigate({ search: { edit: name } });
  const { title, call, status, fields } = plan;
  return (
    <>
      <DetailPage
        title={title}
        note={<PlanStatusBadge plan={plan} />}
        actions={<PlanActions plan={plan} onEdit={() => open("values")} onChanged={setChanged} />}
        main={
          <>
            <PlanNotice plan={plan} changed={changed} />
            <PlanChanges plan={plan} />
            {call && <PlanCall plan={plan} call={call} />}
          </>
        }
        aside={<PlanFacts plan={plan} />}
      />
      {edit === "values" && status === "waiting" && fields && fields.length > 0 && (
        <Suspense>
          <EditPlan plan={plan} fields={fields} onClose={() => open("")} />
        </Suspense>
      )}
    </>
  );
}

/** Values of the path and the query: the record, and options of the call. */
function PlanCall({ plan, call }: { plan: Plan; call: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation("assistants");
  return (
    <Card title={t("call")}>
      <Facts>
        {Object.entries(call).map(([name, value]) => (
          <Fact key={name} term={<Words>{fieldWords(name)}</Words>}>
            <PlanValue plan={plan} field={name} value={value} />
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation("assistants");
  const format = useFormat();
  const { record, by, created, expires, status, decided, edit, effect, undoOf, undoneBy } = plan;
  return (
    <Card>
      <Facts>
        {record && (
          <Fact term={t("fields.record")}>
            <RecordName record={record} />
          </Fact>
        )}
        <Fact term={t("fields.by")}>
          <bdi>{by}</bdi>
        </Fact>
        <Fact term={t("fields.created")}>{format.dateTime(created)}</Fact>
        {expires && status === "waiting" && (
          <Fact term={t("fields.expires")}>{format.dateTime(expires)}</Fact>
        )}
        {effect && (
          <Fact term={t("fields.effect")}>
            <EffectBadge effect={effect} />
          </Fact>
        )}
        {edit && (
          <Fact term={t("fields.edited")}>
            <bdi>{edit.by}</bdi>
          </Fact>
        )}
        {decided && (
          <Fact term={t("fields.decided")}>
            <bdi>{decided.by}</bdi>
            {decided.at && <> · {format.dateTime(decided.at)}</>}
          </Fact>
        )}
        {undoneBy && <Other term={t("fields.undoneBy")} id={undoneBy} />}
        {undoOf && <Other term={t("fields.undoes")} id={undoOf} />}
        <Fact term={t("fields.store")}>
          <bdi>{plan.store}</bdi>
        </Fact>
      </Facts>
    </Card>
  );
}

const Other = ({ term, id }: { term: string; id: string }): ReactNode => (
  <Fact term={term}>
    <Link to={`/a/assistants/${id}` as string} className={link}>
      {id}
    </Link>
  </Fact>
);

/** The record's name, as a link if the admin has a page for it. */
function RecordName({ record: { name, resource, id } }: { record: NonNullable<Plan["record"]> }) {
  const hasPage = useHasPage();
  const path = [`/a/${resource}/$id`, `/a/settings/${resource}/$id`].find(hasPage);
  if (!path || !id) return <bdi>{name}</bdi>;
  return (
    <Link to={path.replace("$id", encodeURIComponent(id)) as string} className={link}>
      <bdi>{name}</bdi>
    </Link>
  );
}

const link = css({ color: "fg.link", overflowWrap: "anywhere" });
