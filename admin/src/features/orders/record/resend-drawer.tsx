import { adminResendNotification } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormDrawer, FormDrawerWaiting, message, useEditForm } from "../../../patterns/form.ts";
import { useWrite } from "../../../patterns/resource.ts";
import { notify } from "../../../ui/notify.ts";
import type { OrderOverlayProps } from "../order.ts";
import type { Notice } from "./order-events.ts";
import { noticesQuery } from "./timeline-queries.ts";

const schema = v.object({
  to: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, message("common:form.required")),
    v.email(message("common:form.email")),
  ),
});

/** Sends a message again, to the same address or another. */
export function ResendDrawer({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const { data, error, refetch } = useQuery(noticesQuery(useClient(), order));
  const notice = data?.notifications.find(({ id }) => id === view.search.part);
  if (notice) return <Resend notice={notice} onClose={onClose} />;
  return (
    <FormDrawerWaiting
      title={t("notice.resend")}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {data && <p>{t("notice.gone")}</p>}
    </FormDrawerWaiting>
  );
}

function Resend({ notice, onClose }: { notice: Notice; onClose(): void }) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const write = useWrite();
  const { form, edit } = useEditForm({
    values: { to: notice.to },
    schema,
    save: async ({ to }) => {
      await write(adminResendNotification, { id: notice.id, body: { to } });
      notify("success", t("notice.resent"), to);
    },
  });
  return (
    <FormDrawer
      title={t("notice.resend")}
      subtitle={notice.event_name ?? undefined}
      edit={edit}
      saveLabel={t("notice.send")}
      onClose={onClose}
    >
      <form.AppField name="to">
        {(field) => (
          <field.Text
            label={t("notice.to")}
            type="email"
            required
            hint={t("notice.hint")}
            autoComplete="off"
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}
