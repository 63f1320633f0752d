import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import type { Change, Plan } from "../../lib/inbox.ts";
import { useFormat } from "../../patterns/page.ts";
import { Card } from "../../ui/card.tsx";
import * as Table from "../../ui/table.tsx";
import { PlanValue } from "./plan-value.tsx";
import { fieldWords, Words } from "./plan-words.tsx";

/** The changes to approve or reject: the current ones, the approved ones, or the requested ones. */
const changesOf = ({ now, approved, edit, asked, status }: Plan): readonly Change[] =>
  (status === "waiting" ? now?.changes : approved?.changes) ?? edit?.changes ?? asked;

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** True if the record's values have changed since the plan, or its last edit, was written. */
export const hasMoved = ({ status, now }: Plan): boolean =>
  status === "waiting" && now?.moved === true;

/** Each value before and after. If a person edited the assistant's values, both versions are shown. */
export function PlanChanges({ plan }: { plan: Plan }) {
  const { t } = useTranslation("assistants");
  const { asked, approved, edit } = plan;
  const changes = changesOf(plan);
  const isEdited =
    (edit ?? approved) !== undefined &&
    differs(asked.map(afterOf), (approved ?? edit)?.changes.map(afterOf));
  // Fields that an edit sets to their current values, and therefore doesn't change.
  const dropped = isEdited
    ? asked.filter(({ field }) => !changes.some((one) => one.field === field))
    : [];
  return (
    <Card title={t("changes.title")} flush>
      {changes.length + dropped.length === 0 ? (
        <p className={none}>{t("changes.none")}</p>
      ) : (
        <ChangesTable {...{ plan, isEdited }} changes={changes} dropped={dropped} />
      )}
    </Card>
  );
}

interface ChangesTableProps {
  plan: Plan;
  changes: readonly Change[];
  dropped?: readonly Change[];
  isEdited?: boolean;
}

export function ChangesTable({ plan, changes, dropped = [], isEdited }: ChangesTableProps) {
  const { t } = useTranslation("assistants");
  const format = useFormat();
  const askedFor = (field: string) => plan.asked.find((one) => one.field === field)?.after;
  // True if there are previous values. A call such as a refund has none.
  const hasBefore = [...changes, ...dropped].some(({ before }) => before !== undefined);
  const valueOf = (field: string, value: unknown) => <PlanValue {...{ plan, field, value }} />;
  return (
    <Table.Scroller label={plan.title}>
      <Table.Root aria-label={t("changes.title")}>
        <Table.Head>
          <Table.Header>{t("changes.field")}</Table.Header>
          {hasBefore && <Table.Header>{t("changes.before")}</Table.Header>}
          {isEdited && <Table.Header>{t("changes.asked")}</Table.Header>}
          <Table.Header>{t(isEdited ? "changes.edited" : "changes.after")}</Table.Header>
        </Table.Head>
        <Table.Body>
          {changes.map(({ field, before, after, leftOut }) => (
            <Table.Row key={field}>
              <Table.Cell className={cell}>
                <Words>{fieldWords(field)}</Words>
              </Table.Cell>
              {hasBefore && <Table.Cell className={cell}>{valueOf(field, before)}</Table.Cell>}
              {isEdited && (
                <Table.Cell className={cell}>{valueOf(field, askedFor(field))}</Table.Cell>
              )}
              <Table.Cell className={cell}>
                {valueOf(field, after)}
                {leftOut && (
                  <p className={warning}>{t("changes.leftOut", { names: format.list(leftOut) })}</p>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
          {dropped.map(({ field, before, after }) => (
            <Table.Row key={field}>
              <Table.Cell className={cell}>
                <Words>{fieldWords(field)}</Words>
              </Table.Cell>
              {hasBefore && <Table.Cell className={cell}>{valueOf(field, before)}</Table.Cell>}
              <Table.Cell className={cell}>{valueOf(field, after)}</Table.Cell>
              <Table.Cell className={cell}>{valueOf(field, before)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.Scroller>
  );
}

const afterOf = ({ field, after }: Change) => [field, after];

const none = css({ padding: "16", color: "fg.muted" });
const cell = css({
  verticalAlign: "top",
  paddingBlock: "8",
  whiteSpace: "normal",
  minWidth: "96",
  maxWidth: "480",
});
const warning = css({ color: "fg.danger", textStyle: "small" });
