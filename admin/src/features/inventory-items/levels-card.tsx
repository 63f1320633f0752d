import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEvent } from "../../lib/use-event.ts";
import { useAction } from "../../patterns/action.ts";
import { NumberInput } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { columnOf, locationsQuery, useSaveLevels, type Level } from "../../patterns/stock.ts";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import * as Table from "../../ui/table.tsx";
import { removeLevel } from "./inventory-actions.ts";

interface LevelsCardProps {
  item: { id: string; location_levels?: readonly Level[] };
}

/** Stock by location. A count is changed in its cell, and a location can be removed. */
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
  // Sorted by name, because the server returns the levels in an order that changes with each write.
  const sorted = levels.toSorted((a, b) =>
    nameOf(a.location_id).localeCompare(nameOf(b.location_id)),
  );
  return (
    <>
      <Card
        title={t("levels.title")}
        note={levels.length > 0 && t("common:form.autosaved")}
        flush={levels.length > 0}
      >
        {levels.length === 0 ? (
          <p className={quiet}>{t("levels.none")}</p>
        ) : (
          <Table.Scroller label={`${t("levels.title")}: ${t("list.location")}`}>
            <Table.Root aria-label={t("levels.title")} stacked>
              <Table.Head>
                <Table.Header lead>{t("list.location")}</Table.Header>
                {numbers.map((what) => (
                  <Table.Header key={what} align="end">
                    {t(`measures.${what}`)}
                  </Table.Header>
                ))}
                <Table.Header width="56px" data-tools="">
                  <span className={spoken}>{t("common:list.actions")}</span>
                </Table.Header>
              </Table.Head>
              <Table.Body>
                {sorted.map((level) => {
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
                        <Table.Cell
                          key={what}
                          align="end"
                          // On a phone, the count is next to the location's name, without a label.
                          data-label={what === "inStock" ? undefined : t(`measures.${what}`)}
                        >
                          {what === "inStock" ? (
                            <StockCell item={id} level={level} name={name} />
                          ) : (
                            format.number(valueOf(level, what))
                          )}
                        </Table.Cell>
                      ))}
                      <Table.Cell align="end" data-tools="">
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

interface StockCellProps {
  item: string;
  level: Level;
  /** Name of the location. */
  name: string;
}

/** Units in stock at a location. They are saved on Enter, when the field loses the focus, and after a press on its buttons. */
function StockCell({
  item,
  level: { location_id, stocked_quantity: stored, reserved_quantity: reserved },
  name,
}: StockCellProps) {
  const { t } = useTranslation(["inventory-items", "common", "stock-levels"]);
  const format = useFormat();
  const [typed, setTyped] = useState<number | null>();
  const [saving, setSaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const store = useSaveLevels();
  const wrong =
    typed !== undefined && (typed === null || !Number.isSafeInteger(typed) || typed < 0);
  /** Resolves to true if the count was still `from`, and is now `to`. */
  const save = async (from: number, to: number): Promise<boolean> => {
    const column = columnOf(location_id);
    const row = { id: item, title: name, values: { [column]: from } };
    const failures = await store([{ row, values: new Map([[column, to]]) }]);
    const reason = failures.get(item);
    if (reason !== undefined) notify("error", name, reason);
    return reason === undefined;
  };
  const leave = useEvent(async () => {
    if (wrong || saving) return;
    if (typed != null && typed !== stored) {
      setSaving(true);
      if (await save(stored, typed))
        notify("success", t("counts.saved"), name, {
          label: t("common:actions.undo"),
          run: () => void save(typed, stored),
        });
      setSaving(false);
    }
    // Keeps a count that was entered while this one was being saved.
    setTyped((now) => (now === typed ? undefined : now));
  });
  // The field's buttons don't focus its input on touch devices, so their last press saves after a pause.
  useEffect(() => {
    const focused = document.activeElement;
    const types = focused?.matches("input") && place.current?.contains(focused);
    if (typed === undefined || saving || types) return;
    const timer = setTimeout(leave, 800);
    return () => clearTimeout(timer);
  }, [typed, saving, leave]);
  // Asks before a reload or a closed tab discards a count that is being typed.
  useEffect(() => {
    if (typed === undefined) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [typed]);
  // Escape restores the stored count.
  useEffect(() => {
    const cell = place.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setTyped(undefined);
    };
    cell?.addEventListener("keydown", onKeyDown);
    return () => cell?.removeEventListener("keydown", onKeyDown);
  }, []);
  // Saves immediately if the page is left during the pause.
  useEffect(() => () => void leave(), [leave]);
  const tooLow = typed != null && typed < 0;
  const low = (typed ?? stored) < reserved;
  return (
    <div ref={place} className={cell}>
      <NumberInput
        label={`${t("measures.inStock")}, ${name}`}
        labelHidden
        min={0}
        value={typed === undefined ? stored : typed}
        errors={
          wrong
            ? [
                tooLow
                  ? t("common:form.atLeast", { value: format.number(0) })
                  : t("common:form.wholeNumber"),
              ]
            : []
        }
        {...(low && {
          hint: t("stock-levels:belowReserved", { value: format.number(reserved) }),
        })}
        onValueChange={setTyped}
        onBlur={leave}
        onEnter={leave}
      />
    </div>
  );
}

const cell = css({
  display: "inline-block",
  width: { base: "104px", mdDown: "136px", _coarse: "160px" },
  verticalAlign: "middle",
  // On a phone, the warning wraps, because it has less room.
  whiteSpace: { mdDown: "normal" },
});
const quiet = css({ color: "fg.muted" });
const spoken = css({ srOnly: true });
// At least 28 px high: more than the minimum target size of 24 px.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: { base: "28", mdDown: "control" },
  color: "fg.link",
});
