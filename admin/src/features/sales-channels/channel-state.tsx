import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Power, PowerOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { defineAction } from "../../patterns/action.ts";
import { storeQuery } from "../../patterns/page.ts";
import { salesChannels } from "../../resources/sales-channels.ts";
import { Badge } from "../../ui/badge.tsx";

/** The id of the store's default channel, which carts and products use unless they specify one. */
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
      {isDefault && <Badge mark={false}>{t("state.default")}</Badge>}
    </span>
  );
}

const state = { key: "p", command: "record.state" };

/** Enables the channel. */
export const open = defineAction(salesChannels, {
  ...state,
  name: "open",
  icon: Power,
  label: "sales-channels:state.enable",
  sets: { is_disabled: false },
});

export const close = defineAction(salesChannels, {
  ...state,
  name: "close",
  icon: PowerOff,
  label: "sales-channels:state.disable",
  sets: { is_disabled: true },
});

const badges = css({ display: "inline-flex", flexWrap: "wrap", gap: "6" });
