import { css } from "#styled/css";
import {
  adminListPublishableApiKeySalesChannels,
  adminRevokePublishableApiKey,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  useAdminAddPublishableKeySalesChannelsBatch,
  useAdminRemovePublishableKeySalesChannelsBatch,
} from "@countertop/sdk/react";
import { Ban, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionButtons, defineAction, useRowActions } from "../../patterns/action.ts";
import { createDrawer, defineFields, text } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { CopyButton, useFeature } from "../../patterns/page.ts";
import { type Dependents, LinkedRecords, Panel, RecordPage } from "../../patterns/record.ts";
import { publishableApiKeys } from "../../resources/publishable-api-keys.ts";
import { salesChannels } from "../../resources/sales-channels.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

const keyFields = defineFields(publishableApiKeys, {
  title: text({
    label: "publishable-api-keys:fields.title",
    hint: "publishable-api-keys:fields.titleHint",
  }),
});
const CreateKey = createDrawer(publishableApiKeys, () => Promise.resolve(keyFields));

/** Revokes a key. The server can't undo this. */
const revoke = defineAction(publishableApiKeys, {
  name: "revoke",
  icon: Ban,
  label: "publishable-api-keys:revoke.action",
  done: "publishable-api-keys:revoke.manyDone",
  danger: true,
  asks: {
    title: "publishable-api-keys:revoke.title",
    manyTitle: "publishable-api-keys:revoke.manyTitle",
    text: "publishable-api-keys:revoke.text",
  },
  unavailable: ({ revoked_at }) =>
    revoked_at === null ? undefined : "publishable-api-keys:revoke.already",
  call: adminRevokePublishableApiKey,
  isDone: ({ revoked_at }) => revoked_at !== null,
});

interface Key {
  id: string;
  revoked_at: string | null;
}
/** Shows enough characters to distinguish keys. */
const masked = (id: string) => `${id.slice(0, 7)}…${id.slice(-4)}`;

function KeyBadge({ revoked_at }: Pick<Key, "revoked_at">) {
  const { t } = useTranslation("publishable-api-keys");
  return (
    <Badge tone={revoked_at ? "neutral" : "success"}>
      {t(revoked_at ? "state.revoked" : "state.live")}
    </Badge>
  );
}

/** The number of channels in which storefronts with this key sell. */
function useDependents() {
  const { t } = useTranslation("publishable-api-keys");
  const channels = useFeature("sales_channels");
  return ({ id }: { id: string }): Dependents[] =>
    channels
      ? [
          {
            id: "channels",
            label: t("channels.title"),
            query: (client) =>
              queryOptions(client, adminListPublishableApiKeySalesChannels, { id }),
            open: true,
            countIn: ({ sales_channels }: { sales_channels: unknown[] }) => sales_channels.length,
          },
        ]
      : [];
}

export function PublishableApiKeysPage() {
  const { t } = useTranslation(["publishable-api-keys", "common"]);
  const column = useColumns(publishableApiKeys);
  return (
    <ListPage
      resource={publishableApiKeys}
      create={CreateKey}
      dependents={useDependents()}
      actions={useRowActions([revoke])}
      columns={[
        column.name("title", t("fields.title")),
        column.text("key", t("fields.key"), ({ id }) => id, {
          hidden: false,
          width: "200px",
          cell: ({ id }) => (
            <span className={key}>
              <code>{masked(id)}</code>
              <CopyButton text={id} label={t("key.copy")} />
            </span>
          ),
        }),
        {
          id: "state",
          header: t("fields.state"),
          width: "128px",
          skeleton: "72px",
          csv: ({ revoked_at }) => t(revoked_at ? "state.revoked" : "state.live"),
          cell: ({ revoked_at }) => <KeyBadge revoked_at={revoked_at} />,
        },
        column.date("revoked", t("state.revoked"), ({ revoked_at }) => revoked_at),
        column.created(),
        column.updated(),
      ]}
    />
  );
}

function KeyCard({ id }: Pick<Key, "id">) {
  const { t } = useTranslation(["publishable-api-keys", "common"]);
  const [shown, setShown] = useState(false);
  return (
    <Card title={t("fields.key")}>
      <div className={stack}>
        <span className={key}>
          <code className={whole}>{shown ? id : masked(id)}</code>
          <IconButton
            size="sm"
            aria-label={t(shown ? "key.hide" : "key.show")}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
          <CopyButton text={id} label={t("key.copy")} />
        </span>
        <p className={quiet}>{t("key.text")}</p>
      </div>
    </Card>
  );
}

export function PublishableApiKeyPage() {
  const { t } = useTranslation(["publishable-api-keys", "common"]);
  const { mutateAsync: addChannels } = useAdminAddPublishableKeySalesChannelsBatch();
  const { mutateAsync: removeChannels } = useAdminRemovePublishableKeySalesChannelsBatch();
  const channels = useFeature("sales_channels");
  const objects = (ids: readonly string[]) => ({ sales_channel_ids: ids.map((id) => ({ id })) });
  return (
    <RecordPage
      resource={publishableApiKeys}
      fields={keyFields}
      dependents={useDependents()}
      note={({ revoked_at }) => <KeyBadge revoked_at={revoked_at} />}
      actions={(one) => (
        <ActionButtons resource={publishableApiKeys} record={one} actions={[revoke]} />
      )}
      main={({ id }) => (
        <Panel>
          <KeyCard id={id} />
        </Panel>
      )}
      aside={({ id, title }) =>
        channels && (
          <Panel>
            <LinkedRecords
              resource={salesChannels}
              title={t("channels.title")}
              hint={t("channels.hint")}
              choose={t("channels.choose")}
              search={t("common:resource.list.search")}
              empty={{ title: t("channels.none") }}
              owner={title}
              saved={t("channels.saved")}
              linked={(client) =>
                queryOptions(client, adminListPublishableApiKeySalesChannels, { id })
              }
              pickedIn={({ sales_channels }) =>
                sales_channels.map((one) => ({ id: one.id, title: one.name }))
              }
              onChange={async (added, removed) => {
                if (added.length > 0) await addChannels({ id, body: objects(added) });
                if (removed.length > 0) await removeChannels({ id, body: objects(removed) });
              }}
            />
          </Panel>
        )
      }
    />
  );
}

const key = css({ display: "flex", alignItems: "center", gap: "4", minWidth: 0 });
const whole = css({ overflowWrap: "anywhere" });
const stack = css({ display: "grid", gap: "8" });
const quiet = css({ color: "fg.muted" });
