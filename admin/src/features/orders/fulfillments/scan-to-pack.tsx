import { css } from "#styled/css";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import type { ScanResult } from "./scan.ts";

interface Props {
  packed: number;
  all: number;
  /** Counts the item with this code. */
  onScan(code: string): ScanResult;
}

/** A field for a barcode scanner, which types a code and presses Enter. Success and error differ in color, text, and sound. */
export function ScanToPack({ packed, all, onScan }: Props) {
  const { t } = useTranslation(["order-fulfillments", "common"]);
  const format = useFormat();
  const [code, setCode] = useState("");
  const [last, setLast] = useState<ScanResult & { code: string; at: number }>();
  const field = useRef<HTMLDivElement>(null);
  // Sends scanner input to this field unless another field has the focus.
  useEffect(() => {
    const toField = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== " " && !ctrlKey && !metaKey;
      if (isTyped && !(target as Element).matches("input, select, textarea"))
        field.current?.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", toField, true);
    return () => document.removeEventListener("keydown", toField, true);
  }, []);
  const enter = () => {
    if (code.trim() === "") return;
    const result = onScan(code);
    beep(result.kind === "packed");
    setLast({ ...result, code: code.trim(), at: (last?.at ?? 0) + 1 });
    setCode("");
  };
  const progress = t("scan.progress", {
    packed: format.number(packed),
    all: format.number(all),
  });
  return (
    <div ref={field} className={root}>
      <SearchField
        aria-label={t("scan.label")}
        placeholder={t("scan.label")}
        clearLabel={t("common:actions.clearSearch")}
        value={code}
        onValueChange={setCode}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          enter();
        }}
      />
      {last?.kind === "packed" && (
        <p key={last.at} role="status" className={right}>
          <Check aria-hidden />
          <strong>{last.line.title}</strong> {progress}
        </p>
      )}
      {last && last.kind !== "packed" && (
        <Alert
          key={last.at}
          title={
            last.line
              ? t("scan.tooMany", { title: last.line.title })
              : t("scan.wrong", { code: last.code })
          }
        >
          {progress}
        </Alert>
      )}
    </div>
  );
}

let audio: AudioContext | undefined;

/** Plays one high tone for a packed item, and two low tones for an error. */
function beep(isRight: boolean): void {
  audio ??= new AudioContext();
  for (const at of isRight ? [0] : [0, 0.2]) {
    const tone = audio.createOscillator();
    tone.frequency.value = isRight ? 1200 : 220;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + (isRight ? 0.08 : 0.15));
  }
}

const right = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  padding: "8",
  borderRadius: "control",
  color: "status.success.fg",
  background: "status.success.bg",
});
// Stays visible above a long list of items.
const root = css({
  display: "grid",
  gap: "8",
  position: "sticky",
  insetBlockStart: "0",
  zIndex: "1",
  background: "bg.panel",
});
