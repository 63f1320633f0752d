import { useTranslation } from "react-i18next";
import { createDrawer } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { RecordLinks, RecordPage } from "../../patterns/record.ts";
import { returnReasons } from "../../resources/return-reasons.ts";
import { newReasonFields, returnReasonFields } from "./return-reason-fields.ts";

const CreateReturnReason = createDrawer(returnReasons, () => Promise.resolve(newReasonFields));

export function ReturnReasonsPage() {
  const { t } = useTranslation("return-reasons");
  const column = useColumns(returnReasons);
  return (
    <ListPage
      resource={returnReasons}
      create={CreateReturnReason}
      columns={[
        column.name("label", t("fields.label")),
        // The server lists only top-level reasons, which contain their nested reasons.
        column.names("below", t("below"), labelsBelow, { hidden: false, priority: 2 }),
        column.text("value", t("fields.value"), ({ value }) => value, {
          hidden: false,
          order: "value",
        }),
        column.text("description", t("fields.description"), ({ description }) => description, {
          hidden: false,
          priority: 2,
          grow: true,
        }),
        column.created(),
      ]}
    />
  );
}

export function ReturnReasonPage() {
  const { t } = useTranslation("return-reasons");
  return (
    <RecordPage
      resource={returnReasons}
      fields={returnReasonFields}
      dependents={({ id }) => [
        {
          id: "below",
          label: t("below"),
          query: (client) => returnReasons.recordQueryOptions(client, id),
          countIn: returnReasonsBelow,
        },
      ]}
      aside={({ parent_return_reason: above, return_reason_children: below }) => (
        <>
          <RecordLinks title={t("fields.parent")} resource={returnReasons} records={[above]} />
          <RecordLinks title={t("below")} resource={returnReasons} records={below} />
        </>
      )}
    />
  );
}

const labelsBelow = ({
  return_reason_children: below,
}: {
  return_reason_children?: { label: string }[];
}) => below?.map(({ label }) => label);
const returnReasonsBelow = (answer: { return_reason: { return_reason_children?: unknown[] } }) =>
  answer.return_reason.return_reason_children?.length ?? 0;
