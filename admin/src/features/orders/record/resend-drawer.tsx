import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormDrawer, FormDrawerWaiting, message, useEditForm } from "../../../patterns/form.ts";
import { useAdminResendNotification } from "@countertop/sdk/react";
import { notify } from "../../../ui/notify.ts";
import type { OrderOverlayProps } from "../order.ts";
import type { Notice } from "./order-events.ts";
import { useNotices } from "./timeline-queries.ts";

const schema = v.object({
  to: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, message("common:form.required")),
    v.email(message("common:form.email")),
  ),
});

/** Sends a message again, to the same address or to another one. */
export function ResendDrawer({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const { notices, complete, error, refetch } = useNotices(order);
  const notice = notices.find(({ id }) => id === view.search.part);
  if (notice) return <Resend notice={notice} onClose={onClose} />;
  return (
    <FormDrawerWaiting title={t("notice.resend")} error={error} onRetry={refetch} onClose={onClose}>
      {complete && <p>{t("notice.gone")}</p>}
    </FormDrawerWaiting>
  );
}

function Resend({ notice, onClose }: { notice: Notice; onClose(): void }) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const { mutateAsync: resendNotification } = useAdminResendNotification();
  const { form, edit } = useEditForm({
    values: { to: notice.to },
    schema,
    save: async ({ to }) => {
      await resendNotification({ id: notice.id, body: { to } });
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
