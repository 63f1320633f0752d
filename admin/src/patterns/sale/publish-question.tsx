import { useEffect, useRef } from "react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../page/use-format.ts";
import { Confirm } from "../overlay/confirm.tsx";
import { fixLink } from "./fix-links.ts";
import { asPublished, unsoldByCurrency } from "./sale-facts.ts";
import { useChecked, useReasonsStore } from "./sale-queries.ts";

export interface PublishQuestionProps {
  id: string;
  onPublish(): void;
  onClose(): void;
}

/**
 * Asks before publishing a product that can't be bought everywhere. Otherwise, or if the check can't be loaded, publishes it
 * without a dialog.
 */
export function PublishQuestion({ id, onPublish, onClose }: PublishQuestionProps) {
  const { t } = useTranslation("sale");
  const format = useFormat();
  const navigate = useNavigate();
  const store = useReasonsStore();
  const found = useChecked(id, store);
  const checked = found && asPublished(found);
  const gaps = store && checked ? unsoldByCurrency(checked, store) : undefined;
  const passes = found === null || gaps?.length === 0;
  const passed = useRef(false);
  useEffect(() => {
    if (!passes || passed.current) return;
    passed.current = true;
    onPublish();
    onClose();
  }, [passes, onPublish, onClose]);
  if (!gaps || passes || !checked) return null;
  const [first] = checked.reasons.filter(({ blocks }) => blocks);
  return (
    <Confirm
      title={t("askTitle")}
      text={gaps
        .map(({ currency, missing, total }) =>
          t("gap", { count: total, value: format.number(missing), currency }),
        )
        .join(" ")}
      action={t("anyway")}
      {...(first && {
        instead: {
          action: t(first.cause.includes("price") ? "setPrices" : "fix"),
          act: () => {
            const { to, search = {} } = fixLink(first, id, true);
            void navigate({ to, search });
          },
        },
      })}
      onConfirm={async () => onPublish()}
      onClose={onClose}
    />
  );
}
