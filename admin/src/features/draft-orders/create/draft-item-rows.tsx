import { css } from "#styled/css";
import { Plus, X } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordSelect } from "../../../patterns/fields.ts";
import { MoneyInput, NumberInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { sellableIn } from "../../../resources/variants.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { itemProblem, priceOf, withVariants, type DraftItem, type Prices } from "./draft-form.ts";
import type { PartProps } from "./draft-sections.tsx";

export interface ItemRowsProps extends PartProps {
  prices: Prices;
  /** The region's field. The region determines the prices. */
  children: ReactNode;
}

/** The lines of a new draft order, and controls that add lines. */
export function ItemRows({ form, onChange, told, prices, children }: ItemRowsProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { items, region } = form;
  const change = (key: string, part: Partial<DraftItem>) =>
    onChange({ items: items.map((item) => (item.key === key ? { ...item, ...part } : item)) });
  const source = { region_id: region, currency_code: prices.currency };
  const { query, refused, ...anywhere } = sellableIn(source, tCommon, format);
  const [lastAdded, setLastAdded] = useState("");
  return (
    <div className={rows}>
      <div className={first}>
        <RecordSelect
          listed
          multiple
          label={t("items.add")}
          choose={`${tCommon("picker.choose")}: ${t("steps.items")}`}
          title={t("items.add")}
          // Leaves out the query while no region is chosen, because no variant has a price yet.
          {...anywhere}
          {...(region !== "" && { query, refused })}
          errors={told && items.length === 0 ? [t("wizard.noItems")] : []}
          value={items.flatMap(({ key, variant, title }) => (variant ? { id: key, title } : []))}
          onChange={(picked) => onChange({ items: withVariants(items, picked) })}
        />
        {children}
      </div>
      {items.length > 0 && (
        <ul className={list} aria-label={t("steps.items")}>
          {items.map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              isFocused={item.key === lastAdded}
              prices={prices}
              told={told}
              onChange={(part) => change(item.key, part)}
              onRemove={() => onChange({ items: items.filter(({ key }) => key !== item.key) })}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          onClick={() => {
            const key = crypto.randomUUID();
            setLastAdded(key);
            onChange({
              items: [...items, { key, variant: false, title: "", quantity: 1, own: {} }],
            });
          }}
        >
          {t("items.addCustom")}
        </Button>
      </div>
    </div>
  );
}

function ItemRow({
  item,
  isFocused,
  prices,
  told,
  onChange,
  onRemove,
}: {
  item: DraftItem;
  isFocused: boolean;
  prices: Prices;
  told: boolean;
  onChange(part: Partial<DraftItem>): void;
  onRemove(): void;
}) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  const id = useId();
  const { currency, listed } = prices;
  const problem = told ? itemProblem(item, prices) : undefined;
  const own = item.own[currency] ?? null;
  const usual = item.variant ? listed(item.key) : undefined;
  const price = priceOf(item, prices);
  return (
    <li className={row} role="group" aria-labelledby={id}>
      {item.variant ? (
        <p id={id} className={name}>
          {item.title}
        </p>
      ) : (
        <div className={name}>
          <span id={id} className={spoken}>
            {item.title || t("items.custom")}
          </span>
          <TextField
            label={t("items.title")}
            autoFocus={isFocused}
            value={item.title}
            errors={problem === "title" ? [t("common:form.required")] : []}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </div>
      )}
      <span className={quantity}>
        <NumberInput
          label={t("items.quantity")}
          min={1}
          value={item.quantity}
          errors={problem === "quantity" ? [t("common:form.wholeNumber")] : []}
          onValueChange={(value) => onChange({ quantity: value })}
        />
      </span>
      {currency !== "" && (
        <span className={money}>
          <MoneyInput
            label={t("items.price")}
            currency={currency}
            value={own}
            placeholder={usual === undefined ? undefined : format.money(usual, currency)}
            errors={
              problem === "price"
                ? [t("common:form.required")]
                : problem === "noPrice"
                  ? [t("common:variants.noPrice")]
                  : []
            }
            onValueChange={(value) => onChange({ own: { ...item.own, [currency]: value } })}
          />
        </span>
      )}
      <span className={end}>
        <span className={sum}>
          {price === undefined || Number.isNaN(price)
            ? t("common:values.none")
            : format.money(price * (item.quantity || 0), currency)}
        </span>
        <IconButton
          data-remove
          aria-label={t("common:picker.remove", { name: item.title || t("items.custom") })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

const spoken = css({ srOnly: true });
const rows = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const first = css({
  display: "grid",
  gap: "16",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 240px)" },
});
const list = css({ display: "grid", gap: "12" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  columnGap: "12",
  rowGap: "8",
  paddingBlockEnd: "12",
  borderBlockEnd: "hairline",
});
const name = css({
  flex: "1 1 14rem",
  minWidth: 0,
  overflowWrap: "anywhere",
  plaintextBidi: true,
});
const quantity = css({ width: "6.5rem" });
const money = css({ width: "9rem" });
// Aligns with the fields, which have labels above them, if all of them fit on one line.
const end = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  marginInlineStart: "auto",
  paddingBlockStart: { md: "22" },
});
const sum = css({ minWidth: "5rem", textAlign: "end", fontVariantNumeric: "tabular-nums" });
