import { css } from "#styled/css";
import { choice } from "#styled/recipes";
import { useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { matchesWords } from "../../lib/text-match.ts";
import { firstField } from "../../lib/first-field.ts";
import { useOverlay } from "../../patterns/overlay.ts";
import { useFormat } from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useCategoryMoves } from "./category-moves.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";
import { childrenOf, isWithin, linesOf, pathText, placeOf } from "./category-tree.ts";

/** Maximum number of categories to show. A search finds the others. */
const SHOWN = 50;

/** A dialog that moves a category without dragging. It works with touch and the keyboard, and over any distance. */
export function CategoryMove({ tree, category, onClose }: CategoryPartProps) {
  const { t } = useTranslation(["product-categories", "common"]);
  const format = useFormat();
  const name = useId();
  const body = useRef<HTMLDivElement>(null);
  const { move } = useCategoryMoves(tree);
  const overlay = useOverlay({ onClose: () => onClose() });
  const from = category && placeOf(tree, category.id)?.parent;
  const [chosen, choose] = useState(from ?? "");
  const [searchText, setSearchText] = useState("");

  const places = useMemo(() => {
    const way: string[] = [];
    return linesOf(tree, () => true).flatMap(({ node, level }) => {
      way.length = level - 1;
      const above = pathText(way);
      way.push(node.name);
      return category && isWithin(tree, node.id, category.id)
        ? []
        : [{ id: node.id, name: node.name, above, text: way.join(" ") }];
    });
  }, [tree, category]);
  const top = { id: "", name: t("fields.top"), above: "", text: t("fields.top") };
  const matches = [top, ...places].filter(({ text }) => matchesWords(text, searchText));
  const more = matches.length - SHOWN;
  if (!category) return null;

  const submit = () => {
    const parent = chosen === "" ? null : chosen;
    move(category.id, { parent, index: childrenOf(tree, parent).length });
    overlay.close();
  };
  return (
    <Dialog.Root {...overlay.root} initialFocusEl={() => firstField(body.current)}>
      <Dialog.Content shape="modal" data-steady>
        <Dialog.Header
          title={t("move.title", { name: category.name })}
          subtitle={t("move.text")}
          end={<Dialog.Close label={t("common:overlay.close")} />}
        />
        <Dialog.Body ref={body}>
          <div className={stack}>
            <SearchField
              aria-label={t("move.search")}
              placeholder={t("move.search")}
              clearLabel={t("common:actions.clearSearch")}
              value={searchText}
              onValueChange={setSearchText}
            />
            <div role="radiogroup" aria-label={t("fields.parent")}>
              {matches.slice(0, SHOWN).map((place) => (
                <label key={place.id} className={row}>
                  <input
                    type="radio"
                    name={name}
                    className={choice({ shape: "dot" }).control}
                    checked={chosen === place.id}
                    onChange={() => choose(place.id)}
                  />
                  <span className={text}>
                    <span>{place.name}</span>
                    {place.above !== "" && <span className={note}>{place.above}</span>}
                  </span>
                </label>
              ))}
            </div>
            {matches.length === 0 && <p className={note}>{t("common:list.noMatchTitle")}</p>}
            {more > 0 && <p className={note}>{t("move.more", { value: format.number(more) })}</p>}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={overlay.leave}>{t("common:overlay.cancel")}</Button>
          <Button visual="primary" disabled={chosen === (from ?? "")} onClick={submit}>
            {t("move.submit")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const stack = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  minHeight: "row",
  paddingBlock: "6",
  paddingInline: "8",
  borderBlockEnd: "hairline",
  cursor: "pointer",
  _hover: { background: "bg.hover" },
});
const text = css({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
const note = css({ textStyle: "small", color: "fg.muted" });
