import { css } from "#styled/css";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstTouch } from "../../lib/first-data.ts";
import { OnDemand } from "../../patterns/record.ts";

const load = () => import("./palette.tsx");
const PaletteDialog = lazy(() => load().then(({ PaletteDialog }) => ({ default: PaletteDialog })));

export interface PaletteProps {
  open: boolean;
  onClose(): void;
  onNavigate(path: string): void;
}

/** The command palette, which opens immediately. Until its code has loaded, a plain text field accepts the input. */
export function Palette({ open, onClose, onNavigate }: PaletteProps) {
  const [searchText, setSearchText] = useState("");
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  // The element that had focus when the palette opened.
  const [opener, setOpener] = useState<HTMLElement>();
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement as HTMLElement);
  }
  // Preloads the palette on the user's first interaction.
  useEffect(() => void firstTouch.then(load).catch(() => undefined), []);
  if (!wanted) return null;
  const close = () => {
    setSearchText("");
    onClose();
  };
  return (
    <OnDemand
      onFail={() => {
        setWanted(false); // so that the next opening tries to load it again
        close();
      }}
    >
      <Suspense
        fallback={
          open && <Waiting searchText={searchText} onSearchText={setSearchText} onClose={close} />
        }
      >
        <PaletteDialog
          open={open}
          opener={opener}
          searchText={searchText}
          onSearchText={setSearchText}
          onClose={close}
          onNavigate={onNavigate}
        />
      </Suspense>
    </OnDemand>
  );
}

function Waiting({
  searchText,
  onSearchText,
  onClose,
}: {
  searchText: string;
  onSearchText(searchText: string): void;
  onClose(): void;
}) {
  const { t } = useTranslation("shell");
  return (
    <div className={veil} role="dialog" aria-label={t("palette.label")}>
      <input
        autoFocus
        className={line}
        value={searchText}
        aria-label={t("palette.placeholder")}
        placeholder={t("palette.placeholder")}
        onChange={(event) => onSearchText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
      />
    </div>
  );
}

const veil = css({
  position: "fixed",
  inset: 0,
  zIndex: "overlay",
  background: "bg.overlay",
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-start",
  paddingInline: "16",
  paddingBlockStart: "clamp(1rem, 12vh, 8rem)",
});
const line = css({
  width: "full",
  maxWidth: "prose",
  height: "52",
  paddingInline: "48",
  border: "none",
  borderRadius: "dialog",
  background: "bg.raised",
  boxShadow: "dialog",
  textStyle: "input",
  outline: "none",
});
