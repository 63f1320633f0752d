import { css } from "#styled/css";
import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { keyCaps, strokeOf } from "../../lib/keys.ts";
import {
  type Command,
  chooseKeys,
  commandGroups,
  keysOf,
  useChosenKeys,
  useCurrentCommands,
} from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { Keys } from "../../ui/keys.tsx";

/** All keys of this moment, by where they act; each can be changed in its place. */
export function KeysSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("shell");
  const commands = useCurrentCommands().filter(({ keys }) => keys);
  useChosenKeys();
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Title>{t("keys.title")}</Dialog.Title>
        <Dialog.Description>{t("keys.intro")}</Dialog.Description>
        {commandGroups.map((group) => {
          const members = commands.filter((command) => command.group === group);
          return (
            members.length > 0 && (
              <section key={group}>
                <h3 className={groupTitle}>{t(`commands.${group}`)}</h3>
                <ul>
                  {members.map((command) => (
                    <Line key={command.id} command={command} others={commands} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <Dialog.Footer>
          <Button onClick={onClose}>{t("keys.close")}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Line({ command, others }: { command: Command; others: readonly Command[] }) {
  const { t } = useTranslation("shell");
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
        <span className={spoken}>{t("keys.change", { name: command.label })}</span>
        {typed === undefined ? (
          keys === "" ? (
            t("keys.off")
          ) : (
            <Keys caps={keyCaps(keys)} />
          )
        ) : typed.length === 0 ? (
          t("keys.press")
        ) : (
          <Keys caps={keyCaps(typed.join(" "))} />
        )}
      </button>
      {keys !== command.keys && typed === undefined && (
        <Button size="sm" visual="ghost" onClick={() => choose(undefined)}>
          {t("keys.reset")}
        </Button>
      )}
      {typed !== undefined && (
        <p className={clash === undefined ? hint : problem} role="status">
          {clash === undefined ? t("keys.pressHint") : t("keys.clash", { name: clash })}
        </p>
      )}
    </li>
  );
}

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
