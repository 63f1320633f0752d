import { useAdminCreateInvite } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { FormFields } from "../../patterns/fields.ts";
import { FormDrawer, useEditForm } from "../../patterns/form.ts";
import type { ListOverlayProps } from "../../patterns/list.ts";
import { notify } from "../../ui/notify.ts";
import { inviteFields } from "./user-fields.ts";

/** Invites a user. The server returns no data: the list has the link. */
export function InviteDrawer({ onClose }: ListOverlayProps) {
  const { t } = useTranslation("invites");
  const { mutateAsync: createInvite } = useAdminCreateInvite();
  const { form, edit } = useEditForm({
    values: inviteFields.empty,
    schema: inviteFields.newSchema,
    save: async (values) => {
      await createInvite({
        body: { user: values.user, role: values.role || "member" },
      });
      notify("success", t("create.done"), values.user);
    },
  });
  return (
    <FormDrawer
      title={t("create.title")}
      edit={edit}
      saveLabel={t("create.save")}
      onClose={onClose}
    >
      <FormFields form={form} fields={inviteFields} isNew />
    </FormDrawer>
  );
}
