import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { defineFields, EditDrawer, newPassword } from "../../patterns/fields.ts";
import { message } from "../../patterns/form.ts";
import { customers } from "../../resources/customers.ts";

const fields = defineFields(customers, {
  password: {
    ...newPassword({ label: "customers:fields.password", hint: "customers:password.hint" }),
    required: true,
    schema: v.pipe(v.string(), v.nonEmpty(message("common:form.required"))),
    toApi: (value: string) => value,
  },
});

interface PasswordDrawerProps {
  record: ReturnType<typeof customers.recordIn>;
  onClose(): void;
}

/** Sets a new password for an account. The server doesn't notify the customer. */
export function PasswordDrawer({ record, onClose }: PasswordDrawerProps) {
  const { t } = useTranslation("customers");
  return (
    <EditDrawer
      resource={customers}
      record={record}
      fields={fields}
      title={t("password.set")}
      onClose={onClose}
    />
  );
}
