import { css } from "#styled/css";
import { redactSecrets } from "@countertop/sdk/secrets";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../page/copy-button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { JsonView } from "../../ui/json-view.tsx";
import { EditButton } from "../form/edit-button.tsx";
import type { Metadata } from "../form/metadata.ts";
import { useFormat } from "../page/use-format.ts";

export interface DeveloperDetailsProps {
  record: { id: string; created_at: string; updated_at: string };
  /** The record as the server returns it, without parts that have their own cards. */
  raw: object;
  /** The metadata. Undefined if these records have none, or if the server has no operation that changes it. */
  metadata?: {
    value: Metadata;
    onEdit(): void;
    /** The reason why the metadata can't be changed. */
    fixed: string | undefined;
  };
}

/** Details of a record for developers: its id, dates, metadata, and raw data. */
export function DeveloperDetails({ record, raw, metadata }: DeveloperDetailsProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const date = (value: string) => <time dateTime={value}>{format.dateTime(value)}</time>;
  return (
    <>
      <div className={part}>
        <Facts>
          <Fact term={t("record.id")}>
            <span className={id}>
              <code>{record.id}</code>
              <CopyButton text={record.id} label={t("record.copyId")} />
            </span>
          </Fact>
          <Fact term={t("record.created")}>{date(record.created_at)}</Fact>
          <Fact term={t("record.updated")}>{date(record.updated_at)}</Fact>
        </Facts>
      </div>
      {metadata && <MetadataPart {...metadata} />}
      <div className={below}>
        <RawData record={raw} />
      </div>
    </>
  );
}

/** The custom data of the record. */
function MetadataPart({ value, onEdit, fixed }: NonNullable<DeveloperDetailsProps["metadata"]>) {
  const { t } = useTranslation("common");
  const heading = useId();
  const entries = Object.entries(value ?? {});
  return (
    <section className={`${part} ${below}`} aria-labelledby={heading}>
      <div className={head}>
        <h3 id={heading} className={title}>
          {t("metadata.title")}
        </h3>
        <EditButton label={t("metadata.edit")} onClick={onEdit} disabled={fixed !== undefined} />
      </div>
      {entries.length === 0 ? (
        <p className={quiet}>{t("metadata.none")}</p>
      ) : (
        <Facts>
          {entries.map(([key, one]) => (
            <Fact key={key} term={<bdi className={name}>{key}</bdi>}>
              {typeof one === "string" ? (
                <bdi>{one}</bdi>
              ) : typeof one === "boolean" ? (
                t(one ? "metadata.yes" : "metadata.no")
              ) : (
                <code className={code}>{JSON.stringify(one)}</code>
              )}
            </Fact>
          ))}
        </Facts>
      )}
      {fixed !== undefined && <p className={quiet}>{fixed}</p>}
    </section>
  );
}

/** The record as the server returns it, without credentials. */
export function RawData({ record }: { record: object }) {
  const { t } = useTranslation("common");
  const safe = useMemo(() => redactSecrets(record), [record]);
  return (
    <JsonView
      title={t("record.raw")}
      label={t("record.raw")}
      value={safe}
      tools={<CopyRaw record={safe} />}
    />
  );
}

/** A separate component, so that the JSON is generated only after the raw data is expanded. */
function CopyRaw({ record }: { record: object }) {
  const { t } = useTranslation("common");
  return <CopyButton text={JSON.stringify(record, null, 2)} label={t("record.rawCopy")} />;
}

const part = css({ display: "grid", gap: "8", padding: "card", paddingBlockStart: "0" });
const below = css({ borderBlockStart: "hairline", "&section": { paddingBlockStart: "8" } });
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between" });
const title = css({ textStyle: "label" });
const quiet = css({ color: "fg.muted" });
const name = css({ overflowWrap: "anywhere" });
const code = css({ textStyle: "small", lineClamp: 3, overflowWrap: "anywhere", direction: "ltr" });
const id = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  marginBlock: "-4",
  "& code": { textStyle: "small", minWidth: 0, truncate: true, direction: "ltr" },
});
