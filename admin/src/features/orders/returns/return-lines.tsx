import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { matchesWords } from "../../../lib/text-match.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { ClaimPictures } from "./claim-pictures.tsx";
import { LineRow, LineRows } from "../line-row.tsx";
import { Quantity } from "./quantity.tsx";
import { claimReasons, emptyLine, type Draft, type LineDraft } from "./return-draft.ts";
import { reasonsQuery } from "./return-queries.ts";
import type { ReturnableLine } from "./returnable.ts";
import { Part, type ReturnPartProps } from "./return-part.tsx";

/** Number of lines up to which the search field is hidden, and the maximum number of lines to show. */
const [FEW, MOST] = [8, 50];

/** The returned items with their reasons and notes. A claim also has images. */
export function ReturnLines({ draft, returnable, change, problem }: ReturnPartProps) {
  const { t } = useTranslation(["order-returns-sheet", "common"]);
  const [words, setWords] = useState("");
  const { kind, lines } = draft;
  const title = t(kind === "claim" ? "steps.wrong" : "steps.lines");
  const setLine = (id: string, part: Partial<LineDraft>) =>
    change({ lines: { ...lines, [id]: { ...(lines[id] ?? emptyLine), ...part } } });
  const everything = () =>
    change({
      lines: Object.fromEntries(
        returnable.map(({ item, remaining }) => [
          item.id,
          { ...(lines[item.id] ?? emptyLine), quantity: remaining },
        ]),
      ),
    });
  const found = returnable.filter(({ item }) =>
    matchesWords([item.title, item.variant?.title, item.variant?.sku].join(" "), words),
  );
  // Lists lines that can be returned before the other lines.
  const shown = found.toSorted(
    (one, other) => Number(other.remaining > 0) - Number(one.remaining > 0),
  );
  return (
    <Part
      title={title}
      problem={problem}
      action={
        <Button size="sm" onClick={everything}>
          {t("lines.all")}
        </Button>
      }
    >
      {returnable.length > FEW && (
        <SearchField
          aria-label={t("lines.search")}
          placeholder={t("lines.search")}
          clearLabel={t("common:actions.clearSearch")}
          value={words}
          onValueChange={setWords}
        />
      )}
      {shown.length === 0 && <p>{t("lines.noMatch")}</p>}
      <LineRows label={title}>
        {shown.slice(0, MOST).map((line) => (
          <Line
            key={line.item.id}
            line={line}
            kind={kind}
            value={lines[line.item.id] ?? emptyLine}
            onChange={(part) => setLine(line.item.id, part)}
          />
        ))}
      </LineRows>
    </Part>
  );
}

interface LineProps {
  line: ReturnableLine;
  kind: Draft["kind"];
  value: LineDraft;
  onChange(part: Partial<LineDraft>): void;
}

function Line({ line: { item, remaining, why }, kind, value, onChange }: LineProps) {
  const { t } = useTranslation("order-returns-sheet");
  const format = useFormat();
  const name = [item.title, item.variant?.title].filter(Boolean).join(" · ");
  return (
    <LineRow
      picture={item.thumbnail}
      title={item.title}
      notes={[
        [item.variant?.title, item.variant?.sku].filter(Boolean).join(" · "),
        why ? t(`why.${why}`) : t("lines.left", { value: format.number(remaining) }),
      ]}
      control={
        <Quantity
          label={t("lines.quantity", { title: name })}
          value={value.quantity}
          max={remaining}
          disabled={remaining === 0}
          onChange={(quantity) => onChange({ quantity })}
        />
      }
    >
      {(value.quantity ?? 0) > 0 && (
        <div className={more}>
          {kind === "claim" ? (
            <SelectField
              label={t("lines.reason")}
              required
              value={value.reason}
              onValueChange={(reason) => onChange({ reason })}
              options={[
                { value: "", label: t("lines.chooseReason"), disabled: true },
                ...claimReasons.map((reason) => ({
                  value: reason as string,
                  label: t(`claimReason.${reason}`),
                })),
              ]}
            />
          ) : (
            <ReasonField value={value.reason} onChange={(reason) => onChange({ reason })} />
          )}
          <TextField
            label={t("lines.note")}
            value={value.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          {kind === "claim" && (
            <ClaimPictures value={value.pictures} onChange={(pictures) => onChange({ pictures })} />
          )}
        </div>
      )}
    </LineRow>
  );
}

/** The store's return reasons. A reason with nested reasons isn't an option, but its name precedes theirs. */
function ReasonField({ value, onChange }: { value: string; onChange(reason: string): void }) {
  const { t } = useTranslation("order-returns-sheet");
  const { data } = useQuery(reasonsQuery(useClient()));
  const reasons = data?.return_reasons ?? [];
  const options = reasons
    .filter(({ parent_return_reason_id }) => parent_return_reason_id == null)
    .flatMap(({ id, label, return_reason_children: children }) =>
      children.length === 0
        ? [{ value: id, label }]
        : children.map((child) => ({ value: child.id, label: `${label}: ${child.label}` })),
    );
  return (
    <SelectField
      label={t("lines.reason")}
      value={value}
      onValueChange={onChange}
      options={[{ value: "", label: t("lines.noReason") }, ...options]}
    />
  );
}

const more = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
  paddingInlineStart: { base: "0", md: "48" },
});
