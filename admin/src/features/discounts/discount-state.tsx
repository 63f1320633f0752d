import { useAdminUpdateDiscount } from "@countertop/sdk/react";
import { Power, PowerOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { useCommands } from "../../patterns/page.ts";
import {
  discountState,
  type DiscountFacts,
  type DiscountState,
} from "../../resources/discounts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";

const tones: Record<DiscountState, Tone> = {
  active: "success",
  scheduled: "info",
  expired: "neutral",
  usedUp: "warning",
  off: "neutral",
};

export function DiscountBadge({ discount }: { discount: DiscountFacts }) {
  const { t } = useTranslation("discounts");
  const state = discountState(discount);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

/** Switches it on, and off. */
export function DiscountToggle({ discount }: { discount: { id: string; is_disabled: boolean } }) {
  const { t } = useTranslation("discounts");
  const { t: say } = useTranslation("common");
  const { mutate, isPending } = useAdminUpdateDiscount({
    onError: (error) => {
      const { title, message } = problemOf(error, say);
      notify("error", title, message);
    },
  });
  const { id, is_disabled } = discount;
  const label = t(is_disabled ? "actions.on" : "actions.off");
  const Icon = is_disabled ? Power : PowerOff;
  const toggle = () => {
    if (!isPending) mutate({ id, body: { is_disabled: !is_disabled } });
  };
  useCommands([
    {
      id: "discount.state",
      group: "page",
      label,
      icon: <Icon aria-hidden />,
      keys: "p",
      run: toggle,
    },
  ]);
  return (
    <Button icon={<Icon aria-hidden />} loading={isPending} onClick={toggle}>
      {label}
    </Button>
  );
}
