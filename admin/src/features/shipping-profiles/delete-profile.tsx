import { adminRetrieveShippingProfile } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  useAdminDeleteShippingProfile,
  useAdminUpdateShippingProfile,
  useClient,
} from "@countertop/sdk/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { DependentsList, MoreActions } from "../../patterns/record.ts";
import { notify } from "../../ui/notify.ts";
import { defaultProfileId } from "./default-profile.ts";

interface Profile {
  id: string;
  name: string;
  type: string;
}
type Filled = Record<"shipping_profile", { products?: unknown[]; shipping_options?: unknown[] }>;

/** Deletes a profile after moving its records to the default profile, because products without a profile can't be shipped. */
export function DeleteProfile({ profile, onDeleted }: { profile: Profile; onDeleted(): void }) {
  const { t } = useTranslation(["shipping-profiles", "common"]);
  const client = useClient();
  const { mutateAsync: updateShippingProfile } = useAdminUpdateShippingProfile();
  const { mutateAsync: deleteShippingProfile } = useAdminDeleteShippingProfile();
  const [asking, setAsking] = useState(false);
  const { id, name, type } = profile;
  const filled = () => queryOptions(client, adminRetrieveShippingProfile, { id });
  const remove = async () => {
    const now = (await client.send(adminRetrieveShippingProfile, { id })).data.shipping_profile;
    const products = (now.products ?? []).map((one) => one.id);
    const shipping_options = (now.shipping_options ?? []).map((one) => one.id);
    if (products.length + shipping_options.length > 0) {
      const usual = await defaultProfileId(client);
      if (usual !== undefined)
        await updateShippingProfile({ id: usual, body: { products, shipping_options } });
    }
    await deleteShippingProfile({ id });
  };
  return (
    <>
      <MoreActions
        actions={[
          {
            id: "delete",
            label: t("common:actions.delete"),
            icon: <Trash2 aria-hidden />,
            danger: true,
            reason: type === "custom" ? undefined : t("delete.needed"),
            run: () => setAsking(true),
          },
        ]}
      />
      {asking && (
        <LazyConfirm
          tone="danger"
          typed={name}
          title={t("common:resource.delete.title")}
          text={t("delete.text")}
          more={
            <DependentsList
              of={[
                {
                  id: "products",
                  label: t("products.title"),
                  query: filled,
                  countIn: ({ shipping_profile: { products = [] } }: Filled) => products.length,
                },
                {
                  id: "options",
                  label: t("options.title"),
                  query: filled,
                  countIn: ({ shipping_profile: { shipping_options = [] } }: Filled) =>
                    shipping_options.length,
                },
              ]}
            />
          }
          action={t("common:resource.delete.action")}
          onConfirm={remove}
          onClose={() => setAsking(false)}
          onDone={() => {
            onDeleted();
            notify("success", t("common:resource.delete.done"), name);
          }}
        />
      )}
    </>
  );
}
