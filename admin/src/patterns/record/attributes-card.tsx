import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useFormat } from "../page/use-format.ts";
import { FactLine } from "./fact-line.tsx";

interface Attributes {
  material?: string | null;
  length?: number | null;
  width?: number | null;
  height?: number | null;
  weight?: number | null;
  origin_country?: string | null;
}

export interface AttributesCardProps {
  title: string;
  /** The name of the button that opens the form, such as "Edit attributes". */
  edit: string;
  of: Attributes;
  /** The label of the weight. */
  weight: string;
  /** The labels and values of codes, such as the customs code. */
  codes: readonly (readonly [label: string, code: string | null | undefined])[];
  /** Additional values, shown before the attributes. Values that aren't set are omitted. */
  more?: readonly (string | null | undefined | false)[];
  onEdit(): void;
}

/**
 * The material, measurements, origin, and customs data of a product or a variant, on one line. A button opens a form with all
 * of them.
 */
export function AttributesCard({
  title,
  edit,
  of,
  weight,
  codes,
  more = [],
  onEdit,
}: AttributesCardProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const size = [of.length, of.width, of.height];
  const number = (value: number | null | undefined) =>
    value == null ? t("values.none") : format.number(value);
  const set = [
    ...more,
    of.material,
    of.weight && `${weight} ${format.number(of.weight)}`,
    size.some((side) => side != null) && size.map(number).join(" × "),
    of.origin_country && format.country(of.origin_country),
    ...codes.map(([label, code]) => code && `${label} ${code}`),
  ].filter(Boolean);
  return (
    <Card
      title={title}
      fact={set[0]}
      {...(set.length === 0 && { empty: t("values.notSet") })}
      actions={
        <Button size="sm" aria-label={edit} onClick={onEdit}>
          {t("actions.edit")}
        </Button>
      }
    >
      <p className={line}>
        <FactLine facts={set} />
      </p>
    </Card>
  );
}

const line = css({ overflowWrap: "anywhere" });
