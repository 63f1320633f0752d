import { useTranslation } from "react-i18next";
import { createDrawer } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { RecordPage } from "../../patterns/record.ts";
import { returnReasons } from "../../resources/return-reasons.ts";
import { returnReasonFields } from "./return-reason-fields.ts";

const CreateReturnReason = createDrawer(returnReasons, () => Promise.resolve(returnReasonFields));

export function ReturnReasonsPage() {
  const { t } = useTranslation("return-reasons");
  const column = useColumns(returnReasons);
  return (
    <ListPage
      resource={returnReasons}
      create={CreateReturnReason}
      columns={[
        column.name("label", t("fields.label")),
        column.text("value", t("fields.value"), ({ value }) => value, {
          hidden: false,
          order: "value",
        }),
        column.text("description", t("fields.description"), ({ description }) => description, {
          hidden: false,
          from: "md",
          width: "40%",
        }),
        column.created(),
      ]}
    />
  );
}

export const ReturnReasonPage = () => (
  <RecordPage resource={returnReasons} fields={returnReasonFields} />
);
