import { css } from "#styled/css";
import { Dialog } from "@ark-ui/react/dialog";
import { createListCollection, Listbox } from "@ark-ui/react/listbox";
import { Portal } from "@ark-ui/react/portal";
import { LoaderCircle, Search } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { keyCaps } from "../../lib/keys.ts";
import { Keys } from "../../ui/keys.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { usePaletteCommands } from "./palette-commands.tsx";
import { usePaletteItems, type PaletteItem } from "./palette-items.tsx";

export interface PaletteDialogProps {
  open: boolean;
  /** The element that gets the focus back after closing, unless a command has moved the focus. */
  opener: HTMLElement | undefined;
  searchText: string;
  onSearchText(searchText: string): void;
  onClose(): void;
  onNavigate(path: string): void;
}

/**
 * The command palette finds actions and pages by their words. Arrow keys move through the list, while the focus stays in the
 * field.
 */
export function PaletteDialog({ open, opener, onClose, ...rest }: PaletteDialogProps) {
  const { t } = useTranslation("shell");
  usePaletteCommands();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => field.current}
      finalFocusEl={() => {
        const at = document.activeElement as HTMLElement | null;
        const own = field.current?.closest("[role=dialog]");
        const isMoved = at && at !== document.body && !own?.contains(at);
        return isMoved ? at : (opener ?? null);
      }}
    >
      <Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Positioner className={positioner}>
          <Dialog.Content
            className={panel}
            aria-label={t("palette.label")}
            onKeyDown={(event) => {
              // The shortcut that opens the palette also closes it.
              if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
              event.preventDefault();
              onClose();
            }}
          >
            <Finder {...rest} field={field} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

type FinderProps = Omit<PaletteDialogProps, "open" | "opener"> & {
  field: RefObject<HTMLInputElement | null>;
};

function Finder({ searchText, onSearchText, onClose, onNavigate, field }: FinderProps) {
  const { t } = useTranslation("shell");
  const { groups, searching, failed } = usePaletteItems(searchText, onNavigate);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const collection = useMemo(
    () =>
      createListCollection<PaletteItem>({
        items,
        itemToValue: ({ id }) => id,
        itemToString: ({ label }) => label,
      }),
    [items],
  );

  // Selects the first result until an arrow key changes the selection. Typing resets it.
  const [choice, setChoice] = useState<{ searchText: string; value: string | null }>();
  const wanted = choice?.searchText === searchText ? choice.value : null;
  const chosen = items.some(({ id }) => id === wanted) ? wanted : (items[0]?.id ?? null);
  const listId = useId();

  const run = (value: string) => {
    const item = items.find(({ id }) => id === value);
    if (!item) return;
    onClose();
    item.run();
  };

  // If Enter is pressed before the search has finished, runs the first result once it has.
  const [entered, setEntered] = useState<string>();
  const due = entered === searchText && !searching;
  const runChosen = useEffectEvent(() => {
    if (chosen) run(chosen);
  });
  useEffect(() => {
    if (due) runChosen();
  }, [due]);

  return (
    <Listbox.Root
      collection={collection}
      ids={{ content: listId }}
      className={finder}
      value={[]}
      highlightedValue={chosen}
      onHighlightChange={(change) => setChoice({ searchText, value: change.highlightedValue })}
      onSelect={({ value }) => run(value)}
      loopFocus
      typeahead={false}
    >
      <div className={head}>
        {searching ? <LoaderCircle aria-hidden className={spinner} /> : <Search aria-hidden />}
        <Listbox.Input
          ref={field}
          // Takes focus before the dialog has finished opening, so that the first typed characters aren't lost.
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={listId}
          className={input}
          value={searchText}
          aria-label={t("palette.placeholder")}
          placeholder={t("palette.placeholder")}
          onChange={(event) => {
            setEntered(undefined);
            onSearchText(event.target.value);
          }}
          onKeyDown={(event) => {
            // Handles Enter here, because the list would ignore it while there are no results.
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (chosen) run(chosen);
            else if (searching) setEntered(searchText);
          }}
        />
      </div>
      <Listbox.Content className={list} aria-label={t("palette.results")}>
        {groups.map(({ id, title, items: members }) => (
          <Listbox.ItemGroup key={id} id={id}>
            <Listbox.ItemGroupLabel className={groupTitle}>{title}</Listbox.ItemGroupLabel>
            {members.map((item) => (
              <Listbox.Item key={item.id} item={item} className={line} highlightOnHover>
                {item.picture === undefined ? item.icon : <Thumb src={item.picture} alt="" />}
                <Listbox.ItemText className={name}>{item.label}</Listbox.ItemText>
                {item.note !== undefined && <span className={note}>{item.note}</span>}
                {item.keys && <Keys caps={keyCaps(item.keys)} />}
              </Listbox.Item>
            ))}
          </Listbox.ItemGroup>
        ))}
      </Listbox.Content>
      <p className={items.length === 0 || failed ? status : spoken} role="status">
        {failed
          ? t("palette.failed")
          : searching
            ? t("palette.searching")
            : items.length === 0
              ? `${t("palette.nothing")} ${t("palette.nothingText")}`
              : ""}
      </p>
    </Listbox.Root>
  );
}

const backdrop = css({
  position: "fixed",
  inset: 0,
  background: "bg.overlay",
  zIndex: "overlay",
  _closed: { animation: "fadeOut token(durations.fast)" },
});
const positioner = css({
  position: "fixed",
  inset: 0,
  zIndex: "overlay",
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-start",
  paddingInline: "16",
  paddingBlockStart: "clamp(1rem, 12vh, 8rem)",
});
const panel = css({
  width: "full",
  maxWidth: "prose",
  background: "bg.raised",
  borderRadius: "dialog",
  boxShadow: "dialog",
  overflow: "hidden",
  outline: "none",
});
const finder = css({ display: "flex", flexDirection: "column", maxHeight: "min(28rem, 70dvh)" });
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  paddingInline: "16",
  borderBlockEnd: "hairline",
  flexShrink: 0,
  color: "fg.muted",
});
const spinner = css({ animation: "spin 700ms linear infinite" });
const input = css({
  flex: "1",
  minWidth: 0,
  height: "52",
  border: "none",
  background: "transparent",
  textStyle: "input",
  color: "fg.default",
  outline: "none",
});
const list = css({
  overflowY: "auto",
  padding: "8",
  outline: "none",
  "&:empty": { display: "none" },
});
const groupTitle = css({
  paddingInline: "8",
  paddingBlock: "6",
  textStyle: "smallLabel",
  color: "fg.muted",
});
const line = css({
  display: "flex",
  alignItems: "center",
  gap: "10",
  minHeight: "control",
  paddingInline: "8",
  paddingBlock: "2",
  borderRadius: "control",
  cursor: "pointer",
  userSelect: "none",
  color: "fg.subtle",
  _highlighted: { background: "bg.hover", color: "fg.default" },
});
const name = css({ truncate: true, color: "fg.default" });
const note = css({
  flex: "1",
  minWidth: 0,
  truncate: true,
  color: "fg.muted",
  textStyle: "small",
  "& + kbd": { marginInlineStart: "auto" },
});
const status = css({ padding: "16", color: "fg.muted", textAlign: "center" });
const spoken = css({ srOnly: true });
