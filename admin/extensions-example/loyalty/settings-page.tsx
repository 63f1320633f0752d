import {
  Button,
  Card,
  DetailPage,
  TextField,
  useTranslation,
  type ExtensionProps,
} from "@countertop/admin/extension";
import { useAdminStore, useAdminUpdateStore } from "@countertop/sdk/react";
import { useState, type FormEvent } from "react";
import styles from "./loyalty.module.css";

/** Edits the program's name, which storefronts read from the store. */
export default function SettingsPage({ notify }: ExtensionProps) {
  const { t } = useTranslation("loyalty");
  const { data } = useAdminStore();
  const [typed, setTyped] = useState<string>();
  const update = useAdminUpdateStore({
    onSuccess: () => notify.success(t("settings.saved")),
    onError: (error) => notify.error(t("settings.failed"), error.serverMessage ?? error.message),
  });
  const kept = data?.store.metadata?.["loyalty_name"];
  const name = typed ?? (typeof kept === "string" ? kept : "");
  const save = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ body: { metadata: { loyalty_name: name } } });
  };
  return (
    <DetailPage
      title={t("settings.title")}
      main={
        <Card>
          <form className={styles["line"]} onSubmit={save}>
            <TextField
              label={t("settings.name")}
              value={name}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" visual="primary" loading={update.isPending}>
              {t("settings.save")}
            </Button>
          </form>
        </Card>
      }
      aside={null}
    />
  );
}
