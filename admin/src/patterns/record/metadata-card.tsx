import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { EditButton } from "../form/edit-button.tsx";
import type { Metadata } from "../form/metadata.ts";

/** Custom data of a record, on its page. */
export function MetadataCard({
  metadata,
  onEdit,
  fixed,
}: {
  metadata: Metadata;
  onEdit(): void;
  /** Reason why it can't be changed. */
  fixed?: string | undefined;
}) {
  const { t } = useTranslation("common");
  const entries = Object.entries(metadata ?? {});
  return (
    <Card
      title={t("metadata.title")}
      actions={
        <EditButton label={t("metadata.edit")} onClick={onEdit} disabled={fixed !== undefined} />
      }
      footer={fixed && <span className={quiet}>{fixed}</span>}
    >
      {entries.length === 0 ? (
        <p className={quiet}>{t("metadata.none")}</p>
      ) : (
        <Facts>
          {entries.map(([key, value]) => (
            <Fact key={key} term={<bdi className={name}>{key}</bdi>}>
              {typeof value === "string" ? (
                <bdi>{value}</bdi>
              ) : typeof value === "boolean" ? (
                t(value ? "metadata.yes" : "metadata.no")
              ) : (
                <code className={code}>{JSON.stringify(value)}</code>
              )}
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}

const quiet = css({ color: "fg.muted" });
const name = css({ overflowWrap: "anywhere" });
const code = css({ textStyle: "small", lineClamp: 3, overflowWrap: "anywhere", direction: "ltr" });
