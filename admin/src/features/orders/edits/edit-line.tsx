import { css } from "#styled/css";
import { Copy, Replace, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTypedInput } from "../../../lib/use-typed-input.ts";
import { NumberInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { LineRow } from "../line-row.tsx";
import type { EditLine } from "./order-edit.ts";

interface EditLineRowProps {
  line: EditLine;
  currency: string;
  /** Resolves to true if the server stored the quantity. */
  onQuantity(quantity: number): Promise<boolean>;
  onRemove(): void;
  onUndo(): void;
  onDuplicate(): void;
  onReplace(): void;
}

export function EditLineRow({ line, currency, onQuantity, ...on }: EditLineRowProps) {
  const { t } = useTranslation(["order-edits", "common"]);
  const format = useFormat();
  // Keeps an entered quantity until the server has stored it. Invalid quantities aren't sent.
  const [typed, setTyped] = useState<number | null>();
  const quantity = typed === undefined ? line.quantity : typed;
  const valid = quantity !== null && Number.isInteger(quantity) && quantity >= 1;
  const removed = line.state === "removed";
  const send = async () => {
    if (typed === undefined || !valid) return;
    if (quantity === line.quantity) return setTyped(undefined);
    if (await onQuantity(quantity)) setTyped(undefined);
  };
  useTypedInput(typed !== undefined && typed !== line.quantity, () => void send());
  const change = (value: number | null) => {
    setTyped(value);
    // Immediately sends a change by 1, because it usually comes from a button or an arrow key. Other quantities are sent when you
    // press Enter or when the field loses focus.
    if (value !== null && Math.abs(value - (quantity ?? 0)) === 1 && value >= 1)
      void onQuantity(value).then(
        (sent) => sent && setTyped((now) => (now === value ? undefined : now)),
      );
  };
  return (
    <li className={row}>
      <LineRow
        group
        picture={line.thumbnail}
        title={line.title}
        notes={[line.note, line.locked && t("locked")]}
        gone={removed}
        control={
          <>
            {line.state !== "same" && (
              <Badge
                tone={
                  line.state === "removed"
                    ? "danger"
                    : line.state === "added"
                      ? "success"
                      : "neutral"
                }
              >
                {t(`badge.${line.state}`)}
              </Badge>
            )}
            {removed ? (
              <Button size="sm" icon={<Undo2 aria-hidden />} onClick={on.onUndo}>
                {t("common:actions.undo")}
              </Button>
            ) : (
              <>
                <span className={field}>
                  <NumberInput
                    label={t("quantity")}
                    labelHidden
                    min={1}
                    disabled={line.locked}
                    value={quantity}
                    errors={valid ? [] : [t("common:form.wholeNumber")]}
                    onValueChange={change}
                    onBlur={() => void send()}
                    // Enter saves only this line, not the whole edit.
                    {...(typed !== undefined && { onEnter: () => void send() })}
                  />
                </span>
                <span className={figures}>
                  {format.money(line.unitPrice * line.quantity, currency)}
                </span>
                <span className={tools}>
                  <IconButton
                    size="sm"
                    disabled={line.locked || line.variant === null}
                    aria-label={t("actions.replace", { title: line.title })}
                    onClick={on.onReplace}
                  >
                    <Replace aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    disabled={line.variant === null}
                    aria-label={t("actions.duplicate", { title: line.title })}
                    onClick={on.onDuplicate}
                  >
                    <Copy aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    disabled={line.locked}
                    aria-label={t("common:picker.remove", { name: line.title })}
                    onClick={on.onRemove}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </span>
              </>
            )}
          </>
        }
      />
    </li>
  );
}

const row = css({
  paddingInline: "card",
  paddingBlock: "8",
  borderBlockStart: "hairline",
});
const field = css({ width: "6.5rem" });
const figures = css({
  minWidth: "5rem",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
const tools = css({ display: "inline-flex", gap: "4" });
