import { css } from "#styled/css";
import { useAdminUpdateSalesChannel, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Power, PowerOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { storeQuery, useCommands } from "../../patterns/page.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";

/** The channel that carts and products get where nothing else is said. */
export const useDefaultChannel = (): string | null | undefined =>
  useQuery({
    ...storeQuery(useClient()),
    select: ({ store }: { store: { default_sales_channel_id: string | null } }) =>
      store.default_sales_channel_id,
  }).data;

export function ChannelBadges({ channel }: { channel: { id: string; is_disabled: boolean } }) {
  const { t } = useTranslation("sales-channels");
  const isDefault = useDefaultChannel() === channel.id;
  return (
    <span className={badges}>
      <Badge tone={channel.is_disabled ? "neutral" : "success"}>
        {t(channel.is_disabled ? "state.closed" : "state.open")}
      </Badge>
      {isDefault && <Badge tone="info">{t("state.default")}</Badge>}
    </span>
  );
}

/** Opens the channel for carts, and closes it. */
export function ChannelToggle({ channel }: { channel: { id: string; is_disabled: boolean } }) {
  const { t } = useTranslation("sales-channels");
  const { t: say } = useTranslation("common");
  const { mutate, isPending } = useAdminUpdateSalesChannel({
    onError: (error) => {
      const { title, message } = problemOf(error, say);
      notify("error", title, message);
    },
  });
  const label = t(channel.is_disabled ? "state.enable" : "state.disable");
  const Icon = channel.is_disabled ? Power : PowerOff;
  const toggle = () => mutate({ id: channel.id, body: { is_disabled: !channel.is_disabled } });
  useCommands([
    {
      id: "channel.state",
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

const badges = css({ display: "inline-flex", flexWrap: "wrap", gap: "6" });
