import { css } from "#styled/css";
import { adminListCurrencies, adminListOrders, adminListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  useAdminAddStoreCurrency,
  useAdminDeleteStoreCurrency,
  useAdminUpdateCurrency,
  useAdminUpdateStore,
  useClient,
} from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { ErrorState, storeQuery, useFeature, useFormat } from "../../patterns/page.ts";
import { DependentsList, DetailPage, DetailSkeleton } from "../../patterns/record.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { notify } from "../../ui/notify.ts";
import { SelectField } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";

export function CurrenciesPage() {
  const { t } = useTranslation("common");
  const { data, error, refetch } = useQuery(storeQuery(useClient()));
  if (data) return <Currencies store={data.store} />;
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />;
  return (
    <DetailSkeleton label={t("resource.detail.loading")} main={["lines"]} aside={["fields"]} />
  );
}

interface Currency {
  code: string;
  name: string;
  includes_tax?: boolean;
}
interface StoreCurrencies {
  default_currency_code: string;
  currencies?: readonly Currency[];
}

const titleOf = ({ code, name }: Currency) => `${code.toUpperCase()} · ${name}`;

/** Saves a change, and offers to undo it. */
function useAttempt() {
  const { t } = useTranslation("common");
  return async (subject: string, act: () => Promise<unknown>, back: () => Promise<unknown>) => {
    const failed = (error: unknown) => {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    };
    try {
      await act();
      notify("success", t("resource.edit.saved"), subject, {
        label: t("actions.undo"),
        run: () => void back().catch(failed),
      });
    } catch (error) {
      failed(error);
    }
  };
}

/**
 * The currencies in which the store has prices. Each change is saved immediately. Removing a currency requires a confirmation,
 * and all other changes can be undone.
 */
function Currencies({ store }: { store: StoreCurrencies }) {
  const { t } = useTranslation(["settings", "settings-store", "common"]);
  const client = useClient();
  const { mutateAsync: addStoreCurrency } = useAdminAddStoreCurrency();
  const { mutateAsync: deleteStoreCurrency } = useAdminDeleteStoreCurrency();
  const { mutateAsync: updateStore } = useAdminUpdateStore();
  const [removing, setRemoving] = useState<Currency>();
  const known = useQuery(
    queryOptions(client, adminListCurrencies, { query: { limit: 200, order: "code" } }),
  );
  const usual = store.default_currency_code;
  const own = (store.currencies ?? []).toSorted((a, b) => a.code.localeCompare(b.code));

  const attempt = useAttempt();
  const add = (code: string) => addStoreCurrency({ code });
  const remove = (code: string) => deleteStoreCurrency({ code });
  const makeUsual = (code: string) => updateStore({ body: { default_currency_code: code } });

  return (
    <DetailPage
      title={t("cards.currencies.title")}
      main={
        <Card
          title={t("settings-store:currencies.own")}
          note={t("common:form.autosaved")}
          flush
          footer={
            <Combobox
              // Remounts the field, so that it is empty after a currency has been added.
              key={own.length}
              label={t("settings-store:currencies.add")}
              value={null}
              onValueChange={(code) =>
                void attempt(
                  code.toUpperCase(),
                  () => add(code),
                  () => remove(code),
                )
              }
              options={(known.data?.currencies ?? [])
                .filter(({ code }) => own.every((one) => one.code !== code))
                .map((currency) => ({ value: currency.code, label: titleOf(currency) }))}
              loading={known.isPending}
              labels={{
                open: t("settings-store:currencies.add"),
                empty: t("common:list.noMatchTitle"),
                loading: t("common:list.loading"),
              }}
            />
          }
        >
          <ul className={list} aria-label={t("settings-store:currencies.own")}>
            {own.map((currency) => (
              <Row
                key={currency.code}
                currency={currency}
                usual={currency.code === usual}
                onRemove={() => setRemoving(currency)}
              />
            ))}
          </ul>
        </Card>
      }
      aside={
        <Card title={t("settings-store:currencies.usual")} note={t("common:form.autosaved")}>
          <SelectField
            label={t("settings-store:currencies.usual")}
            labelHidden
            value={usual}
            options={own.map((currency) => ({ value: currency.code, label: titleOf(currency) }))}
            onValueChange={(code) =>
              void attempt(
                code.toUpperCase(),
                () => makeUsual(code),
                () => makeUsual(usual),
              )
            }
          />
        </Card>
      }
      foot={
        removing && (
          <LazyConfirm
            title={t("settings-store:currencies.removeTitle", { name: removing.name })}
            text={t("settings-store:currencies.removeText")}
            action={t("settings-store:currencies.remove")}
            more={
              <DependentsList
                of={[
                  {
                    id: "orders",
                    label: t("settings-store:currencies.orders"),
                    query: (http) =>
                      queryOptions(http, adminListOrders, {
                        query: {
                          currency_code: removing.code,
                          limit: 1,
                          fields: "id",
                          expand: "",
                        },
                      }),
                    countIn: ({ count }: { count: number }) => count,
                  },
                ]}
              />
            }
            onConfirm={() => remove(removing.code)}
            onClose={() => setRemoving(undefined)}
          />
        )
      }
    />
  );
}

interface RowProps {
  currency: Currency;
  usual: boolean;
  onRemove(): void;
}

function Row({ currency, usual, onRemove }: RowProps) {
  const { t } = useTranslation("settings-store");
  const attempt = useAttempt();
  const format = useFormat();
  const { mutateAsync: updateCurrency } = useAdminUpdateCurrency();
  const taxed = useFeature("tax_inclusive_pricing");
  const includeTax = (includes_tax: boolean) => updateCurrency({ code, body: { includes_tax } });
  const { code, name, includes_tax = false } = currency;
  const { data } = useQuery(
    queryOptions(useClient(), adminListRegions, {
      query: { limit: 200, expand: "", fields: "id,name,currency_code" },
    }),
  );
  const regions = data?.regions.filter(({ currency_code }) => currency_code === code);
  const kept = usual
    ? t("currencies.keptUsual")
    : regions === undefined || regions.length > 0
      ? t("currencies.keptRegions")
      : undefined;
  return (
    <li className={row}>
      <span className={names}>
        <span>
          {titleOf(currency)} {usual && <Badge mark={false}>{t("currencies.default")}</Badge>}
        </span>
        {regions && regions.length > 0 && (
          <span className={note}>
            {t("currencies.regions")}{" "}
            {regions.map((region, index) => (
              <span key={region.id}>
                {index > 0 && ", "}
                <Link to={`/a/settings/regions/${region.id}` as string} className={link}>
                  {region.name}
                </Link>
              </span>
            ))}
          </span>
        )}
      </span>
      {taxed && (
        <Switch
          label={t("currencies.taxed")}
          aria-label={format.list([name, t("currencies.taxed")])}
          checked={includes_tax}
          onCheckedChange={(next) =>
            void attempt(
              code.toUpperCase(),
              () => includeTax(next),
              () => includeTax(!next),
            )
          }
        />
      )}
      <IconButton
        aria-label={t("currencies.removeOne", { name })}
        {...(kept !== undefined && { disabled: true, title: kept })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

const list = css({ listStyle: "none" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12",
  paddingInline: "card",
  paddingBlock: "8",
  "&:not(:first-child)": { borderBlockStart: "hairline" },
  "& > button": { marginInlineStart: "auto" },
});
const names = css({ display: "grid", flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" });
const note = css({ color: "fg.muted" });
const link = css({ color: "fg.link", textDecoration: "underline" });
