import { css } from "#styled/css";
import { ApiError } from "@countertop/sdk";
import { adminCreateUser, adminListUsers } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFields } from "../../patterns/fields.ts";
import { FormDrawer, InvalidFields, useEditForm } from "../../patterns/form.ts";
import type { ListOverlayProps } from "../../patterns/list.ts";
import { useOverlay } from "../../patterns/overlay.ts";
import { CopyButton } from "../../patterns/page.ts";
import { useCreateOnce } from "../../patterns/resource.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { notify } from "../../ui/notify.ts";
import { newUserFields as fields } from "./user-fields.ts";

interface Account {
  email: string;
  password: string;
}

/** Creates an account without an invitation, and shows the password once. */
export function AddUser({ onClose }: ListOverlayProps) {
  const { t } = useTranslation("users");
  const client = useClient();
  const createOnce = useCreateOnce();
  /** The request whose outcome is unknown. A repeated request uses the same password, because the account may already exist. */
  const lost = useRef<Account>(undefined);
  const added = useRef<Account>(undefined);
  const [shown, setShown] = useState<Account>();
  const taken = () => new InvalidFields({ email: t("add.taken") });

  const { form, edit } = useEditForm({
    values: fields.empty,
    schema: fields.newSchema,
    secrets: fields.secrets,
    save: async (values) => {
      const { email = "", password = "", ...others } = fields.toNewBody(values);
      const before = lost.current?.email === email ? lost.current : undefined;
      const account = (lost.current = before ?? { email, password });
      const outcome = { isNew: false };
      try {
        await createOnce({
          operation: adminCreateUser,
          input: { body: { ...others, ...account } },
          wish: email,
          madeIn: ({ user }) => {
            outcome.isNew = true;
            return user;
          },
          read: async () =>
            (await adminListUsers(client, { query: { email: email.toLowerCase() } })).users,
          isSuch: (user) => user.email.toLowerCase() === email.toLowerCase(),
          taken,
        });
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status < 500;
        if (isRefused || error instanceof InvalidFields) lost.current = undefined;
        throw isRefused && /already exists/.test(error.serverMessage ?? "") ? taken() : error;
      }
      if (outcome.isNew) notify("success", t("add.done"), email);
      // Shows the password only if it is certain. After a reload, an existing account may have a different password.
      if (outcome.isNew || before) added.current = account;
    },
  });
  if (shown) return <Once account={shown} onClose={onClose} />;
  return (
    <FormDrawer
      title={t("add.title")}
      edit={edit}
      saveLabel={t("add.save")}
      onClose={() => (added.current ? setShown(added.current) : onClose())}
    >
      <p className={why}>{t("add.text")}</p>
      <FormFields form={form} fields={fields} isNew />
    </FormDrawer>
  );
}

/** Shows the password after the account has been created. It isn't stored anywhere. */
function Once({ account, onClose }: { account: Account; onClose(): void }) {
  const { t } = useTranslation(["users", "common"]);
  const overlay = useOverlay({ onClose });
  return (
    <Dialog.Root {...overlay.root}>
      <Dialog.Content shape="form">
        <Dialog.Header
          title={t("add.done")}
          end={<Dialog.Close label={t("common:overlay.close")} />}
        />
        <Dialog.Body>
          <p>{t("add.once")}</p>
          <Facts>
            <Fact term={t("fields.email")}>{account.email}</Fact>
            <Fact term={t("add.password")}>
              <span className={once}>
                <code>{account.password}</code>
                <CopyButton text={account.password} label={t("add.copy")} />
              </span>
            </Fact>
          </Facts>
        </Dialog.Body>
        <Dialog.Footer>
          <Button visual="primary" onClick={overlay.leave}>
            {t("common:overlay.done")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const why = css({ color: "fg.muted" });
const once = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "4",
  overflowWrap: "anywhere",
  "& code": { userSelect: "all" },
});
