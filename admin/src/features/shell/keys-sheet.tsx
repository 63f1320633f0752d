import { css } from "#styled/css";
import { useLocation } from "@tanstack/react-router";
import { useState, type KeyboardEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { fixedKeys } from "../../lib/fixed-keys.ts";
import { keyCaps, strokeOf } from "../../lib/keys.ts";
import {
  type Command,
  chooseKeys,
  commandGroups,
  keysOf,
  useChosenKeys,
  useCurrentCommands,
} from "../../lib/commands.ts";
import { useOverlay } from "../../patterns/overlay.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { Keys } from "../../ui/keys.tsx";
import { languageNames } from "../../lib/languages.ts";
import { manualAddress, manualLanguage } from "./manual.ts";

export interface KeysSheetProps {
  /** The element that gets the focus when the sheet closes. If it's null, that's the element that had the focus before. */
  opener: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Lists all current shortcuts by where they apply. All shortcuts except the fixed ones can be changed here. */
export function KeysSheet({ opener, onClose }: KeysSheetProps) {
  // These strings load together with the sheet.
  const { t, i18n } = useTranslation(["keys", "shell"], { useSuspense: true });
  const commands = useCurrentCommands().filter(({ keys }) => keys);
  const { pathname } = useLocation();
  useChosenKeys();
  const overlay = useOverlay({ onClose });
  return (
    <Dialog.Root {...overlay.root} finalFocusEl={() => opener.current}>
      <Dialog.Content>
        <Dialog.Title>{t("title")}</Dialog.Title>
        <Dialog.Description>{t("intro")}</Dialog.Description>
        <p>
          <a
            className={manual}
            href={manualAddress(pathname, i18n.language)}
            target="_blank"
            rel="noreferrer"
          >
            {t("manual")}
          </a>
          {manualLanguage(i18n.language) !== i18n.language && (
            <span lang="en">{` · ${languageNames.en}`}</span>
          )}
        </p>
        {commandGroups.map((group) => {
          const members = commands.filter((command) => command.group === group);
          return (
            members.length > 0 && (
              <section key={group}>
                <h3 className={groupTitle}>{t(`shell:commands.${group}`)}</h3>
                <ul>
                  {members.map((command) => (
                    <Line key={command.id} command={command} others={commands} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <p className={note}>{t("fixed.note")}</p>
        {Object.entries(fixedKeys).map(([group, lines]) => (
          <section key={group}>
            <h3 className={groupTitle}>
              {group === "list" ? t("shell:commands.list") : t(`fixed.${group as "form"}`)}
            </h3>
            <dl>
              {Object.entries<readonly string[]>(lines).map(([label, strokes]) => (
                <div key={label} className={line}>
                  <dt className={name}>{t(`fixed.${label as "next"}`)}</dt>
                  <dd className={fixed}>
                    {strokes.map((stroke) => (
                      <Keys key={stroke} caps={keyCaps(mirrored(stroke, i18n.dir()))} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Dialog.Footer>
          <Button onClick={overlay.leave}>{t("close")}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Mirrors arrow keys, so that an arrow shows the direction on the screen. */
const mirrored = (stroke: string, direction: string): string =>
  direction === "rtl"
    ? stroke.replace(/Arrow(Left|Right)/, (_, way) => (way === "Left" ? "ArrowRight" : "ArrowLeft"))
    : stroke;

function Line({ command, others }: { command: Command; others: readonly Command[] }) {
  const { t } = useTranslation("keys");
  const [typed, setTyped] = useState<readonly string[]>();
  const [clash, setClash] = useState<string>();
  const keys = keysOf(command);
  const stop = () => {
    setTyped(undefined);
    setClash(undefined);
  };
  const choose = (wanted: string | undefined) => {
    const refused = chooseKeys(command, wanted, others);
    if (refused) {
      setClash(refused.clash.label);
      setTyped([]);
    } else stop();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = strokeOf(event.nativeEvent);
    if (typed === undefined || stroke === undefined || stroke === "Tab" || stroke === "shift+Tab")
      return;
    event.preventDefault();
    event.stopPropagation();
    if (stroke === "Escape") stop();
    else if (stroke === "Enter") choose(typed.join(" "));
    else if (stroke === "Backspace") setTyped(typed.slice(0, -1));
    else setTyped([...typed, stroke].slice(-2));
  };

  return (
    <li className={line}>
      <span className={name}>{command.label}</span>
      <button
        type="button"
        className={change}
        aria-pressed={typed !== undefined}
        onClick={() => (typed === undefined ? setTyped([]) : choose(typed.join(" ")))}
        onKeyDown={onKeyDown}
        onBlur={stop}
      >
        <span className={spoken}>{t("change", { name: command.label })}</span>
        {typed === undefined ? (
          keys === "" ? (
            t("off")
          ) : (
            <Keys caps={keyCaps(keys)} />
          )
        ) : typed.length === 0 ? (
          t("press")
        ) : (
          <Keys caps={keyCaps(typed.join(" "))} />
        )}
      </button>
      {keys !== command.keys && typed === undefined && (
        <Button size="sm" visual="ghost" onClick={() => choose(undefined)}>
          {t("reset")}
        </Button>
      )}
      {typed !== undefined && (
        <p className={clash === undefined ? hint : problem} role="status">
          {clash === undefined ? t("pressHint") : t("clash", { name: clash })}
        </p>
      )}
    </li>
  );
}

const manual = css({ color: "fg.link", textDecoration: "underline" });
const note = css({ color: "fg.muted", textStyle: "small", marginBlockStart: "16" });
const fixed = css({ display: "flex", gap: "6", color: "fg.muted", paddingInline: "6" });
const spoken = css({ srOnly: true });
const groupTitle = css({ textStyle: "smallLabel", color: "fg.muted", paddingBlock: "8" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  minHeight: "control",
});
const name = css({ flex: "1", minWidth: 0 });
const change = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "controlSmall",
  paddingInline: "6",
  borderRadius: "control",
  textStyle: "small",
  color: "fg.muted",
  _hover: { background: "bg.hover" },
  _pressed: { background: "bg.selected", color: "fg.link" },
});
const hint = css({ flexBasis: "full", color: "fg.muted", textStyle: "small" });
const problem = css({ flexBasis: "full", color: "fg.danger", textStyle: "small" });
