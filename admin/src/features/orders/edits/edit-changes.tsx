import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { changeText, type OrderEdit } from "./order-edit.ts";

/** The changes in an edit, each in its own list item. */
export function EditChanges({ edit }: { edit: Pick<OrderEdit, "changes"> }) {
  const { t } = useTranslation("order-edits");
  const format = useFormat();
  return (
    <ul className={list} aria-label={t("changes")}>
      {(edit.changes ?? []).map((change) => {
        const { kind, title, from, to } = changeText(change);
        return (
          <li key={change.id}>
            {t(`change.${kind}`, {
              title,
              from: format.number(from),
              to: format.number(to),
            })}
          </li>
        );
      })}
    </ul>
  );
}

const list = css({
  display: "grid",
  gap: "4",
  overflowWrap: "anywhere",
  "& > li": { plaintextBidi: true },
});
