import { css } from "#styled/css";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { nameOf } from "../../lib/name-of.ts";
import { IconButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import * as Table from "../../ui/table.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { RowLink } from "../page/links.tsx";
import { isSelected, pageState, type Named, type Selection } from "./list-selection.ts";
import type { Member } from "./member-products-query.ts";
import { ProductStatusBadge } from "./product-status-badge.tsx";

export interface MemberProductsTableProps {
  label: string;
  /** Place holders stand while they are not known. */
  products: readonly Member[] | undefined;
  stale: boolean;
  selection: Selection;
  onToggle(row: Named, range: boolean): void;
  onPage(on: boolean): void;
  onRemove(row: Named): void;
}

export function MemberProductsTable(props: MemberProductsTableProps) {
  const { label, products, stale, selection, onToggle, onPage, onRemove } = props;
  const { t } = useTranslation(["members", "common"]);
  const page = products?.map((product): Named => ({ id: product.id, name: nameOf(product) })) ?? [];
  const ticked = pageState(selection, page);
  return (
    <Table.Root aria-label={label} aria-busy={!products || stale}>
      <Table.Head>
        <Table.TickCell head>
          <Table.Tick
            label={t("common:list.selectPage")}
            checked={ticked === "all"}
            mixed={ticked === "some"}
            disabled={page.length === 0}
            onTick={() => onPage(ticked !== "all")}
          />
        </Table.TickCell>
        <Table.Header>{t("columnTitle")}</Table.Header>
        <Table.Header from="md" width="128px">
          {t("columnStatus")}
        </Table.Header>
        <Table.Header align="end" width="56px">
          <span className={spoken}>{t("common:list.actions")}</span>
        </Table.Header>
      </Table.Head>
      <Table.Body>
        {products?.map((product) => {
          const name = nameOf(product);
          const on = isSelected(selection, product.id);
          return (
            <Table.Row key={product.id} data-selected={on || undefined}>
              <Table.TickCell>
                <Table.Tick
                  label={t("common:list.selectRow", { name })}
                  checked={on}
                  onTick={(range) => onToggle({ id: product.id, name }, range)}
                />
              </Table.TickCell>
              <Table.Cell>
                <span className={title}>
                  <Thumb src={product.thumbnail} alt="" />
                  <span className={textClass}>
                    <RowLink to="/a/products/$id" params={{ id: product.id }} title={name}>
                      <span className={clamped}>{name}</span>
                    </RowLink>
                    <span className={below}>
                      <ProductStatusBadge status={product.status} />
                    </span>
                  </span>
                </span>
              </Table.Cell>
              <Table.Cell from="md">
                <ProductStatusBadge status={product.status} />
              </Table.Cell>
              <Table.Cell align="end">
                <span className={Table.toolClass}>
                  <IconButton
                    size="sm"
                    aria-label={t("common:picker.remove", { name })}
                    onClick={() => onRemove({ id: product.id, name })}
                  >
                    <X aria-hidden />
                  </IconButton>
                </span>
              </Table.Cell>
            </Table.Row>
          );
        }) ??
          Array.from({ length: 4 }, (_, index) => (
            <Table.Row key={index} aria-hidden>
              <Table.TickCell />
              <Table.Cell>
                <Skeleton width="50%" />
              </Table.Cell>
              <Table.Cell from="md">
                <Skeleton width="72px" />
              </Table.Cell>
              <Table.Cell />
            </Table.Row>
          ))}
      </Table.Body>
    </Table.Root>
  );
}

const title = css({ display: "flex", alignItems: "center", gap: "12", minWidth: 0 });
const textClass = css({ display: "grid", justifyItems: "start", gap: "4", minWidth: 0 });
const clamped = css({ lineClamp: { base: 2, md: 1 }, overflowWrap: "anywhere" });
const below = css({ hideFrom: "md" });
const spoken = css({ srOnly: true });
