import { adminListShippingProfiles } from "@countertop/sdk/operations";
import { useAdminUpdateShippingProfile, useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../lib/errors.ts";
import { createDrawer, defineFields, text } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { LinkedRecords, Panel, RecordPage } from "../../patterns/record.ts";
import { products } from "../../resources/products.ts";
import { shippingOptions } from "../../resources/shipping-options.ts";
import { shippingProfiles } from "../../resources/shipping-profiles.ts";
import { DeleteProfile } from "./delete-profile.tsx";

const profileFields = defineFields(shippingProfiles, {
  name: text({ label: "shipping-profiles:fields.name" }),
});
// The other types are the server's own, and there is one of each.
const newProfileFields = {
  ...profileFields,
  toNewBody: (values: typeof profileFields.empty) => ({
    ...profileFields.toNewBody(values),
    type: "custom" as const,
  }),
};
const CreateProfile = createDrawer(shippingProfiles, () => Promise.resolve(newProfileFields), {
  metadata: true,
});

export function ShippingProfilesPage() {
  const { t } = useTranslation("shipping-profiles");
  const column = useColumns(shippingProfiles);
  return (
    <ListPage
      resource={shippingProfiles}
      create={CreateProfile}
      columns={[
        column.name("name", t("fields.name")),
        column.text("type", t("fields.type"), ({ type }) => t(`types.${type}`), {
          hidden: false,
          width: "200px",
        }),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}

/** Moves records into a profile, out of their current one; removed records go to the default profile. */
function useMove(id: string, part: "products" | "shipping_options") {
  const { t } = useTranslation("shipping-profiles");
  const client = useClient();
  const { mutateAsync: updateShippingProfile } = useAdminUpdateShippingProfile();
  const put = (profile: string, ids: readonly string[]) =>
    updateShippingProfile({ id: profile, body: { [part]: [...ids] } });
  return async (added: readonly string[], removed: readonly string[]) => {
    if (added.length > 0) await put(id, added);
    if (removed.length === 0) return;
    const all = (await client.send(adminListShippingProfiles, {})).data.shipping_profiles;
    const usual = all.find(({ type }) => type === "default")?.id;
    if (usual === undefined || usual === id) throw new CannotBeDone(t("usualKeeps"));
    await put(usual, removed);
  };
}

function Contents({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(["shipping-profiles", "common"]);
  const [moveProducts, moveOptions] = [useMove(id, "products"), useMove(id, "shipping_options")];
  const shared = {
    owner: name,
    search: t("common:resource.list.search"),
    linked: (client: Parameters<typeof shippingProfiles.recordQueryOptions>[0]) =>
      shippingProfiles.recordQueryOptions(client, id),
  };
  return (
    <>
      <Panel>
        <LinkedRecords
          {...shared}
          resource={products}
          title={t("products.title")}
          hint={t("products.hint")}
          choose={t("products.choose")}
          empty={{ title: t("products.none") }}
          saved={t("common:resource.edit.saved")}
          pickedIn={({ shipping_profile }) => (shipping_profile.products ?? []).map(named)}
          onChange={moveProducts}
        />
      </Panel>
      <Panel>
        <LinkedRecords
          {...shared}
          resource={shippingOptions}
          title={t("options.title")}
          hint={t("options.hint")}
          choose={t("options.choose")}
          empty={{ title: t("options.none") }}
          saved={t("common:resource.edit.saved")}
          pickedIn={({ shipping_profile }) =>
            (shipping_profile.shipping_options ?? []).map((one) => ({
              id: one.id,
              title: one.name,
            }))
          }
          onChange={moveOptions}
        />
      </Panel>
    </>
  );
}
const named = ({ id, title }: { id: string; title: string }) => ({ id, title });

export function ShippingProfilePage() {
  const { t } = useTranslation("shipping-profiles");
  const navigate = useNavigate();
  return (
    <RecordPage
      resource={shippingProfiles}
      fields={profileFields}
      note={({ type }) => t(`types.${type}`)}
      actions={(profile) => (
        <DeleteProfile
          profile={profile}
          onDeleted={() =>
            void navigate({ to: `/a${shippingProfiles.path}` as string, replace: true })
          }
        />
      )}
      main={({ id, name }) => <Contents id={id} name={name} />}
    />
  );
}
