import { css } from "#styled/css";
import { redactSecrets } from "@countertop/sdk/secrets";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { JsonView } from "../../ui/json-view.tsx";
import { useFormat } from "../page/use-format.ts";

interface Dated {
  id: string;
  created_at: string;
  updated_at: string;
}

/** Facts that every record has: its id, and the dates of creation and change. */
export function RecordCard({ record }: { record: Dated }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const date = (value: string) => <time dateTime={value}>{format.dateTime(value)}</time>;
  return (
    <Card title={t("record.title")}>
      <Facts>
        <Fact term={t("record.id")}>
          <span className={id}>
            <code>{record.id}</code>
            <CopyButton
              text={record.id}
              label={t("record.copyId")}
              copiedLabel={t("actions.copied")}
            />
          </span>
        </Fact>
        <Fact term={t("record.created")}>{date(record.created_at)}</Fact>
        <Fact term={t("record.updated")}>{date(record.updated_at)}</Fact>
      </Facts>
    </Card>
  );
}

/** The record as the server returns it, without credentials. */
export function RawCard({ record }: { record: object }) {
  const { t } = useTranslation("common");
  const safe = useMemo(() => redactSecrets(record), [record]);
  return (
    <Card flush>
      <JsonView
        title={t("record.raw")}
        label={t("record.raw")}
        value={safe}
        tools={<CopyRaw record={safe} />}
      />
    </Card>
  );
}

/** A component of its own, so that JSON is generated only after the card opens. */
function CopyRaw({ record }: { record: object }) {
  const { t } = useTranslation("common");
  return (
    <CopyButton
      text={JSON.stringify(record, null, 2)}
      label={t("record.rawCopy")}
      copiedLabel={t("actions.copied")}
    />
  );
}

const id = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  marginBlock: "-4",
  "& code": { textStyle: "small", minWidth: 0, truncate: true, direction: "ltr" },
});
