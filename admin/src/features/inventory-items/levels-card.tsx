import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../patterns/action.ts";
import { useFormat } from "../../patterns/page.ts";
import { locationsQuery, type Level } from "../../patterns/stock.ts";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import * as Table from "../../ui/table.tsx";
import { removeLevel } from "./inventory-actions.ts";

interface LevelsCardProps {
  item: { id: string; location_levels?: readonly Level[] };
}

/** Stock by location. Counts are changed in the grid. Here, a location can be removed. */
export function LevelsCard({ item: { id, location_levels: levels = [] } }: LevelsCardProps) {
  const { t } = useTranslation(["inventory-items", "common"]);
  const format = useFormat();
  const { data } = useQuery(locationsQuery(useClient()));
  const removal = useAction(removeLevel);
  const nameOf = (location: string) =>
    data?.stock_locations.find((place) => place.id === location)?.name ?? location;
  const numbers = ["inStock", "reserved", "available", "incoming"] as const;
  const valueOf = (level: Level, what: (typeof numbers)[number]) =>
    ({
      inStock: level.stocked_quantity,
      reserved: level.reserved_quantity,
      available: level.stocked_quantity - level.reserved_quantity,
      incoming: level.incoming_quantity,
    })[what];
  return (
    <>
      <Card title={t("levels.title")} flush={levels.length > 0}>
        {levels.length === 0 ? (
          <p className={quiet}>{t("levels.none")}</p>
        ) : (
          <Table.Scroller label={`${t("levels.title")}: ${t("list.location")}`}>
            <Table.Root aria-label={t("levels.title")}>
              <Table.Head>
                <Table.Header lead>{t("list.location")}</Table.Header>
                {numbers.map((what) => (
                  <Table.Header key={what} align="end">
                    {t(`measures.${what}`)}
                  </Table.Header>
                ))}
                <Table.Header width="56px">
                  <span className={spoken}>{t("common:list.actions")}</span>
                </Table.Header>
              </Table.Head>
              <Table.Body>
                {levels.map((level) => {
                  const name = nameOf(level.location_id);
                  const named = { ...level, item: id, name };
                  const kept = removal.reason(named);
                  return (
                    <Table.Row key={level.location_id}>
                      <Table.Cell lead>
                        <Link
                          to="/a/inventory/locations/$id"
                          params={{ id: level.location_id }}
                          className={link}
                        >
                          {name}
                        </Link>
                      </Table.Cell>
                      {numbers.map((what) => (
                        <Table.Cell key={what} align="end">
                          {format.number(valueOf(level, what))}
                        </Table.Cell>
                      ))}
                      <Table.Cell align="end">
                        <IconButton
                          size="sm"
                          aria-label={t("levels.remove", { name })}
                          {...(kept && { disabled: true, title: kept })}
                          onClick={() => removal.begin(named)}
                        >
                          <X aria-hidden />
                        </IconButton>
                      </Table.Cell>
                    </Table.Row>
                  );
                })}
              </Table.Body>
            </Table.Root>
          </Table.Scroller>
        )}
      </Card>
      {removal.overlay}
    </>
  );
}

const quiet = css({ color: "fg.muted" });
const spoken = css({ srOnly: true });
// The link is at least as large as a touch target.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
});
