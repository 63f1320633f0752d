import { useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../lib/errors.ts";
import { useRowActions } from "../../patterns/action.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import {
  discounts,
  discountState,
  isTemplate,
  type ListedDiscount,
} from "../../resources/discounts.ts";
import { turnOff, turnOn } from "./discount-actions.ts";
import { copyBody, MatchesNothing, readForCopy } from "./discount-copy.ts";
import { useRegions } from "./discount-queries.ts";
import { membersIn } from "./condition-kinds.ts";
import { DiscountBadge, useUsesText } from "./discount-state.tsx";
import { Text } from "../../ui/table.tsx";
import { randomCode, templateCode } from "./make-codes.ts";
import { sentenceOf } from "./sentence.ts";
import { useCreateWhole } from "./write-whole.ts";

export function DiscountsPage() {
  const { t, i18n } = useTranslation(["discounts", "common"]);
  const { t: own } = useTranslation("discounts");
  const format = useFormat();
  const column = useColumns(discounts);
  const client = useClient();
  const navigate = useNavigate();
  const createWhole = useCreateWhole();
  const copies = useRef(new Map<string, string>());
  const known = useRegions();
  const what = ({ rule, regions = [] }: ListedDiscount) =>
    rule &&
    sentenceOf(
      {
        kind: rule.type,
        value: rule.value,
        currency: regions[0]?.currency_code ?? "",
        allocation: rule.allocation ?? "total",
        // Most discounts apply in all regions. Mentions regions only if the discount is limited to some of them. Dates
        // and uses have their own columns.
        regions: known.every(({ id }) => regions.some((one) => one.id === id))
          ? []
          : regions.map(({ name }) => name),
        starts: undefined,
        ends: undefined,
        limit: null,
        conditions: (rule.conditions ?? []).map((one) => ({
          kind: one.type,
          operator: one.operator,
          ...membersIn(one),
        })),
      },
      { t: own, format, language: i18n.language },
    )?.replace(/[.。।۔]$/, "");
  const uses = useUsesText();
  const bodyOf: typeof copyBody = (source, code) => {
    try {
      return copyBody(source, code);
    } catch (error) {
      if (!(error instanceof MatchesNothing)) throw error;
      throw new CannotBeDone(`${t(`conditions.${error.kind}`)}: ${t("conditions.emptyText")}`);
    }
  };
  const states = useRowActions([turnOn, turnOff]);
  return (
    <ListPage
      resource={discounts}
      create={{ to: "/a/discounts/new" }}
      views={[
        ...(["active", "scheduled", "expired"] as const).map((state) => ({
          label: t(`state.${state}`),
          search: `?state=${state}`,
        })),
        { label: t("list.personal"), search: "?template=yes" },
      ]}
      actions={[
        {
          id: "duplicate",
          label: t("actions.duplicate"),
          icon: <Copy aria-hidden />,
          go: ({ id }) => void navigate({ to: "/a/discounts/new", search: { from: id } }),
        },
        {
          // Gives each copy a new code, and leaves it disabled until an operator has checked it.
          id: "copies",
          label: t("actions.duplicate"),
          icon: <Copy aria-hidden />,
          offered: () => false,
          run: async (id) => {
            const source = await readForCopy(client, id);
            // A retry after a lost response sends the same copy.
            const { discount } = source;
            const code =
              copies.current.get(id) ??
              (isTemplate(discount) ? templateCode() : randomCode(`${discount.code}-####`));
            copies.current.set(id, code);
            const copy = await createWhole(bodyOf(source, code), {
              taken: () => {
                copies.current.delete(id);
                return new CannotBeDone(t("fields.codeTaken"));
              },
              gone: () => new CannotBeDone(t("create.conditionGone")),
            });
            await copy.finish();
            copies.current.delete(id);
          },
        },
        ...states,
      ]}
      columns={[
        column.name("code", t("fields.code"), { width: "200px" }),
        column.text("what", t("list.what"), what, {
          hidden: false,
          phone: true,
          grow: true,
          width: "256px",
          cell: (row) => <Text>{what(row) ?? ""}</Text>,
        }),
        {
          id: "state",
          header: t("state.label"),
          width: "128px",
          skeleton: "72px",
          csv: (row) => t(`state.${discountState(row)}`),
          cell: (row) => <DiscountBadge discount={row} />,
        },
        column.text("uses", t("list.uses"), uses, {
          kind: "number",
          cell: uses,
          hidden: false,
          priority: 2,
          width: "112px",
          order: "-usage_count",
        }),
        column.text("description", t("fields.description"), ({ rule }) => rule?.description, {
          width: "280px",
        }),
        column.names("regions", t("fields.regions"), ({ regions }) =>
          regions?.map(({ name }) => name),
        ),
        column.date("starts", t("fields.starts"), ({ starts_at }) => starts_at, {
          order: "starts_at",
          width: "128px",
        }),
        column.date("ends", t("fields.ends"), ({ ends_at }) => ends_at, {
          order: "ends_at",
          hidden: false,
          priority: 3,
          width: "128px",
        }),
        column.text(
          "template",
          t("fields.template"),
          (row) => t(isTemplate(row) ? "common:metadata.yes" : "common:metadata.no"),
          { width: "128px" },
        ),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}
