import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../lib/late.ts";
import { Button } from "../ui/button.tsx";
import { notify } from "../ui/notify.ts";

const Confirm = late(() => import("./confirm.tsx").then(({ Confirm }) => ({ default: Confirm })));

export interface RecordDeleteProps {
  name: string;
  title: string;
  text: string;
  /** "Delete product" */
  action: string;
  /** "Product deleted" */
  done: string;
  /** What has to be typed first, where more goes than the record itself. */
  typed?: string | undefined;
  onDelete(): Promise<unknown>;
  /** To the list: there is no such record any more. */
  onDeleted(): void;
}

/** The button of a record's page that deletes it, after a question. */
export function RecordDelete({ name, done, onDelete, onDeleted, ...question }: RecordDeleteProps) {
  const { t } = useTranslation("common");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {t("actions.delete")}
      </Button>
      {asking && (
        <Suspense>
          <Confirm
            {...question}
            tone="danger"
            onConfirm={onDelete}
            onClose={() => setAsking(false)}
            onDone={() => {
              onDeleted();
              notify("success", done, name);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
