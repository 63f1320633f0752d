import { css } from "#styled/css";
import { X } from "lucide-react";
import { useImperativeHandle, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { UnsavedGuard } from "../../patterns/overlay.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { CodeRejected } from "./look-up-code.ts";

export interface CodesProps {
  codes: readonly string[];
  /** Resolves to the code if it can be added. Otherwise, rejects with the reason. */
  check(code: string): Promise<string>;
  onChange(codes: readonly string[]): void | Promise<unknown>;
  /** True to warn the user before unsaved input is lost. Set it if no parent component does that. */
  guarded?: boolean;
  /** Lets parents submit the field's text first. */
  ref?: Ref<CodesHandle>;
}

export interface CodesHandle {
  /** Adds the text in the field. Resolves to true on success. */
  enter(): Promise<boolean>;
}

/** Discount codes. Each is checked before it is added. */
export function Codes({ codes, check, onChange, guarded = false, ref }: CodesProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { t: tCommon } = useTranslation("common");
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const act = async (what: () => Promise<unknown>) => {
    if (busy) return false;
    setBusy(true);
    setError("");
    try {
      await what();
      return true;
    } catch (thrown) {
      setError(
        thrown instanceof CodeRejected ? thrown.message : problemOf(thrown, tCommon).message,
      );
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = () =>
    act(async () => {
      const typed = code.trim();
      if (typed === "") return;
      const known = await check(typed);
      if (!codes.includes(known)) await onChange([...codes, known]);
      setCode("");
    });
  useImperativeHandle(ref, () => ({ enter: add }));
  return (
    <div className={codesClass}>
      {guarded && <UnsavedGuard dirty={code.trim() !== ""} save={add} />}
      {codes.length > 0 && (
        <ul className={tags} aria-label={t("codes.title")}>
          {codes.map((one) => (
            <li key={one} className={tag}>
              <bdi>{one}</bdi>
              <IconButton
                size="sm"
                disabled={busy}
                aria-label={t("common:picker.remove", { name: one })}
                onClick={() =>
                  void act(async () => onChange(codes.filter((other) => other !== one)))
                }
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={codeLine}>
        <TextField
          label={t("codes.code")}
          value={code}
          autoComplete="off"
          errors={error === "" ? [] : [error]}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
            // Enter submits only this field. Ctrl+Enter submits the form around it.
            event.preventDefault();
            void add();
          }}
        />
        <span className={codeButton}>
          <Button loading={busy} onClick={() => void add()}>
            {t("codes.add")}
          </Button>
        </span>
      </div>
    </div>
  );
}

const codesClass = css({ display: "grid", gap: "12" });
const tags = css({ display: "flex", flexWrap: "wrap", gap: "8" });
const tag = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  paddingInlineStart: "8",
  borderRadius: "control",
  background: "bg.subtle",
});
const codeLine = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "8",
  maxWidth: "360",
});
const codeButton = css({ paddingBlockStart: "24" });
