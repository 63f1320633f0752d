import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import * as Dialog from "../ui/dialog.tsx";
import { firstField } from "./form-overlay.tsx";
import { useOverlay } from "./overlay.tsx";
import { changes, type Picked } from "./picked.ts";
import { PickerList, type PickerListProps } from "./picker-list.tsx";
import { useFormat } from "./use-format.ts";

export interface ResourcePickerProps<O, Item> extends Omit<
  PickerListProps<O, Item>,
  "onChosen" | "chosen"
> {
  title: string;
  subtitle?: string;
  /** What is chosen already. */
  value: readonly Picked[];
  /** Takes what was chosen, in the order of choosing; it closes then. */
  onPick(chosen: readonly Picked[]): void;
  /** Called when it has gone from the screen. */
  onClose(): void;
}

/** A window to choose one record, or several, from a list of the API. Nothing is taken over before it is confirmed. */
export function ResourcePicker<O, Item>({
  title,
  subtitle,
  value,
  onPick,
  onClose,
  ...list
}: ResourcePickerProps<O, Item>) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(value);
  const overlay = useOverlay({ onClose });
  const { added, removed } = changes(value, chosen);
  const changed = added.length + removed.length > 0;
  return (
    <Dialog.Root {...overlay.root} initialFocusEl={() => firstField(body.current)}>
      <Dialog.Content shape="modal">
        <Dialog.Header
          title={title}
          subtitle={subtitle}
          end={<Dialog.Close label={t("overlay.close")} />}
        />
        <Dialog.Body ref={body}>
          <PickerList {...list} chosen={chosen} onChosen={setChosen} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={overlay.leave}>{t("overlay.cancel")}</Button>
          <Button
            visual="primary"
            disabled={!changed}
            onClick={() => {
              onPick(chosen);
              overlay.close();
            }}
          >
            {list.multiple
              ? t("picker.chooseCount", {
                  count: chosen.length,
                  value: format.number(chosen.length),
                })
              : t("picker.choose")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
