import { css } from "#styled/css";
import { useIsFetching } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asData } from "../../lib/isolate.ts";
import { useStoreName } from "../page.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";

export interface PrintModalProps {
  title: string;
  /** The label of the print button. */
  action: string;
  /** False if there is nothing to print. While parts of the sheets load, the button is disabled in any case. */
  ready: boolean;
  /** Controls above the sheets. They aren't printed. */
  controls?: ReactNode;
  /** The sheets, which are the only content that is printed. */
  children: ReactNode;
  onClose(): void;
}

/** A preview of the sheets, with a print button. */
export function PrintModal({ title, action, ready, controls, children, onClose }: PrintModalProps) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(true);
  const store = useStoreName();
  const loads = useIsFetching({ predicate: ({ state }) => state.status === "pending" }) > 0;
  // Browsers print the document's title on each sheet, and suggest it as the name of a PDF file.
  useEffect(() => {
    const before = document.title;
    document.title = [asData(title), store].filter(Boolean).join(" · ");
    return () => {
      document.title = before;
    };
  }, [title, store]);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={onClose}
    >
      <Dialog.Content shape="full">
        <Dialog.Header
          title={title}
          start={<Dialog.Close label={t("actions.close")} />}
          end={
            <Button
              visual="primary"
              icon={<Printer aria-hidden />}
              disabled={!ready || loads}
              onClick={() => window.print()}
            >
              {action}
            </Button>
          }
        />
        <Dialog.Body>
          <div className={room}>
            {controls}
            <div data-paper="" className={sheets}>
              {children}
            </div>
          </div>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const room = css({
  width: "full",
  maxWidth: "800px",
  marginInline: "auto",
  display: "grid",
  gap: "16",
});
const sheets = css({ display: "grid", gap: "16", _print: { display: "block" } });
