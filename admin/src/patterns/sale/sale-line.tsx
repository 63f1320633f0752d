import { css } from "#styled/css";
import { tryToBuy, type Checked, type ReasonsStore } from "@countertop/sdk/recipes";
import { useClient } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown, CircleCheck, ShoppingCart, TriangleAlert } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import { useFormat } from "../page/use-format.ts";
import { fixLink } from "./fix-links.ts";
import { asPublished, attemptsOf, problemsOf, salesByChannel, type Problem } from "./sale-facts.ts";
import { useChecked, useReasonsStore } from "./sale-queries.ts";

/**
 * A line with the channels and currencies in which the product can be bought. It expands to show the reasons, each with a link
 * to fix it.
 */
export function SaleLine({ id }: { id: string }) {
  const store = useReasonsStore();
  const checked = useChecked(id, store);
  if (!store || !checked) return <div className={line} aria-hidden />;
  return <Line store={store} checked={asPublished(checked)} isDraft={isDraft(checked)} />;
}
const isDraft = ({ reasons }: Checked) => reasons.some(({ cause }) => cause === "not-published");

interface LineProps {
  store: ReasonsStore;
  checked: Checked;
  isDraft: boolean;
}

function Line({ store, checked, isDraft }: LineProps) {
  const { t } = useTranslation("sale");
  const [open, setOpen] = useState(false);
  const id = useId();
  const channels = salesByChannel(checked, store);
  const sold = channels.filter((one) => one.sold.length > 0);
  const missing = [...new Set(channels.flatMap((one) => one.missing))]
    .filter((currency) => sold.every((one) => !one.sold.includes(currency)))
    .toSorted();
  const problems = problemsOf(checked);
  const places = sold.map(({ name, sold: all }) =>
    name ? `${name}: ${all.join(", ")}` : all.join(", "),
  );
  const text = [
    ...(isDraft ? [t("oncePublished")] : []),
    ...(sold.length === 0 ? [t("none")] : [t("onSale", { place: places.join(" · ") })]),
    ...(sold.length > 0 && missing.length > 0 ? [t("notIn", { value: missing.join(", ") })] : []),
  ].join(" · ");
  return (
    <div data-screen="">
      <div className={line}>
        <span className={words}>
          <span className={sold.length > 0 ? good : bad}>
            {sold.length > 0 ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
          </span>
          {text}
        </span>
        {problems.length > 0 && (
          <Button
            size="sm"
            visual="ghost"
            icon={<ChevronDown aria-hidden data-open={open || undefined} className={arrow} />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t("reasons", { count: problems.length })}
          </Button>
        )}
        {problems.length === 0 && !isDraft && <Try checked={checked} store={store} />}
      </div>
      {open && problems.length > 0 && (
        <div id={id} className={panel}>
          <Problems problems={problems} checked={checked} store={store} />
          {!isDraft && <Try checked={checked} store={store} />}
        </div>
      )}
    </div>
  );
}

interface ProblemsProps {
  problems: readonly Problem[];
  checked: Checked;
  store: ReasonsStore;
}

function Problems({ problems, checked: { product }, store }: ProblemsProps) {
  const { t } = useTranslation("sale");
  const format = useFormat();
  return (
    <ul className={list}>
      {problems.map(({ reason, variants }) => {
        const { cause, channel, region } = reason;
        const [only = ""] = variants;
        const places = [
          store.channels.find(({ id }) => id === channel)?.name,
          store.regions.find(({ id }) => id === region)?.name,
          variants.length === 1 && product.variants.length > 1
            ? product.variants.find(({ id }) => id === only)?.title
            : variants.length > 1 &&
              t("some", {
                value: format.number(variants.length),
                total: format.number(product.variants.length),
              }),
        ];
        const { to, search } = fixLink(reason, product.id, variants.length > 1);
        return (
          <li key={[cause, channel, region].join()}>
            <Link to={to} search={search ?? {}} className={link}>
              <span>
                <Places names={places} />
                {t(`causes.${cause}`)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Tests the result with a real cart in each region, with a variant that can't be bought there if any exists. */
function Try({ checked, store }: { checked: Checked; store: ReasonsStore }) {
  const { t } = useTranslation(["sale", "common"]);
  const { t: say } = useTranslation("common");
  const client = useClient();
  const { variants, sales_channels = [] } = checked.product;
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const outcomes = [];
      // Runs the attempts one after another, because each creates a cart in the store.
      for (const attempt of attemptsOf(checked, store).slice(0, MOST_CARTS)) {
        const { variant, channel, region } = attempt;
        const country = region.countries?.[0]?.iso_2;
        const purchase = {
          product: checked.product.id,
          variant: variant.id,
          channel,
          region: region.id,
        };
        const refusal = await tryToBuy(client, { ...purchase, country });
        outcomes.push({ ...attempt, refusal });
      }
      return outcomes;
    },
  });
  return (
    <div className={trial} aria-live="polite">
      <Button
        size="sm"
        icon={<ShoppingCart aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t("try")}
      </Button>
      {error && <span className={bad}>{problemOf(error, say).title}</span>}
      {data && (
        <ul className={list}>
          {data.map(({ variant, channel, region, refusal }) => (
            <li key={region.id}>
              <Places
                names={[
                  several(sales_channels) && store.channels.find(({ id }) => id === channel)?.name,
                  region.name,
                  several(variants) && variant.title,
                ]}
              />
              {refusal
                ? t("refused", { value: refusal.message ?? t(`steps.${refusal.step}`) })
                : t("tried")}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const several = (all: readonly unknown[]) => all.length > 1;

/** Isolates each name, so that the names stay in sequence in a right-to-left line. */
const Places = ({ names }: { names: readonly (string | false | undefined)[] }) =>
  names.map(
    (name, at) =>
      name && (
        <Fragment key={at}>
          <bdi>{name}</bdi>
          {" · "}
        </Fragment>
      ),
  );

/** Maximum number of regions to try, so that this doesn't create hundreds of carts in a store with hundreds of regions. */
const MOST_CARTS = 6;

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "8",
  minHeight: "28",
  color: "fg.subtle",
});
const words = css({ minWidth: 0, overflowWrap: "anywhere" });
const mark = { display: "inline-flex", marginInlineEnd: "8", verticalAlign: "text-bottom" };
const good = css({ ...mark, color: "status.success.fg" });
const bad = css({ ...mark, color: "fg.danger" });
const arrow = css({ "&[data-open]": { transform: "rotate(180deg)" } });
const panel = css({
  display: "grid",
  gap: "8",
  padding: "card",
  background: "bg.panel",
  border: "hairline",
  borderRadius: "card",
});
const list = css({ listStyle: "none", display: "grid", minWidth: 0, overflowWrap: "anywhere" });
// Makes the link tall enough for touch.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
});
const trial = css({ display: "grid", gap: "8", justifyItems: "start" });
