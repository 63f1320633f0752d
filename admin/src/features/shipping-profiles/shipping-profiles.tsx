import { useAdminRegions, useAdminUpdateShippingProfile, useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../lib/errors.ts";
import { createDrawer, defineFields, text } from "../../patterns/fields.ts";
import {
  ListPage,
  RelatedList,
  relatedPicker,
  type RelatedSearch,
  useColumns,
  useProductStatusColumn,
} from "../../patterns/list.ts";
import { RecordLink, useFormat } from "../../patterns/page.ts";
import {
  LinkedRecords,
  Panel,
  RecordPage,
  TitleFacts,
  type RecordView,
} from "../../patterns/record.ts";
import { regions } from "../../resources/regions.ts";
import { shippingOptions } from "../../resources/shipping-options.ts";
import { shippingProfiles } from "../../resources/shipping-profiles.ts";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { defaultProfileId } from "./default-profile.ts";
import { DeleteProfile } from "./delete-profile.tsx";
import { profileProducts, removableProducts } from "./profile-products.ts";

const profileFields = defineFields(shippingProfiles, {
  name: text({ label: "shipping-profiles:fields.name" }),
});
// Only custom profiles can be created, because the server creates one profile of each other type.
const newProfileFields = {
  ...profileFields,
  toNewBody: (values: typeof profileFields.empty) => ({
    ...profileFields.toNewBody(values),
    type: "custom" as const,
  }),
};
const CreateProfile = createDrawer(shippingProfiles, () => Promise.resolve(newProfileFields));

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

/** Moves shipping options from their current profile to this one. Removed options move to the default profile. */
function useMoveOptions(id: string) {
  const { t } = useTranslation("shipping-profiles");
  const client = useClient();
  const { mutateAsync: updateShippingProfile } = useAdminUpdateShippingProfile();
  const put = (profile: string, ids: readonly string[]) =>
    updateShippingProfile({ id: profile, body: { shipping_options: [...ids] } });
  return async (added: readonly string[], removed: readonly string[]) => {
    if (added.length > 0) await put(id, added);
    if (removed.length === 0) return;
    const usual = await defaultProfileId(client);
    if (usual === undefined || usual === id) throw new CannotBeDone(t("usualKeeps"));
    await put(usual, removed);
  };
}

interface Part {
  id: string;
  name: string;
}

function Products({ id, name, isDefault, view }: Part & { isDefault: boolean; view: View }) {
  const client = useClient();
  const status = useProductStatusColumn();
  const relation = useMemo(
    () => (isDefault ? profileProducts : removableProducts(client)),
    [client, isDefault],
  );
  return (
    <Panel>
      <RelatedList relation={relation} owner={{ id, name }} view={view} columns={[status]} />
    </Panel>
  );
}

type Option = Part & { region_id: string; amount: number | null };

/** Returns a function that finds the region of an option. Options of different regions can have the same name. */
function useRegionOf() {
  const { data } = useAdminRegions();
  const all = new Map(data?.regions.map((region) => [region.id, region]));
  return ({ region_id }: Pick<Option, "region_id">) => all.get(region_id);
}

/** The shipping options of the default profile, from which they can't be removed. */
function DefaultOptions({ options }: { options: readonly Option[] }) {
  const { t } = useTranslation(["shipping-profiles", "regions"]);
  const format = useFormat();
  const regionOf = useRegionOf();
  const priceOf = ({ amount, ...option }: Option) =>
    amount === null
      ? t("regions:option.calculated")
      : format.money(amount, regionOf(option)?.currency_code ?? "");
  return (
    <Card
      title={t("options.title")}
      note={options.length}
      {...(options.length === 0 && { empty: t("options.none") })}
    >
      <Facts>
        {options.map((option) => (
          <Fact key={option.id} term={option.name}>
            <RecordLink resource={regions} record={regionOf(option)} />
            {regionOf(option) && ` · ${priceOf(option)}`}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

function Options({ id, name }: Part) {
  const regionOf = useRegionOf();
  const { t } = useTranslation(["shipping-profiles", "common"]);
  return (
    <LinkedRecords
      owner={name}
      search={t("common:resource.list.search")}
      linked={(client) => shippingProfiles.recordQueryOptions(client, id)}
      resource={shippingOptions}
      title={t("options.title")}
      hint={t("options.hint")}
      choose={t("options.choose")}
      empty={{ title: t("options.none") }}
      saved={t("common:resource.edit.saved")}
      pickedIn={({ shipping_profile }) =>
        (shipping_profile.shipping_options ?? []).map((one) => ({
          id: one.id,
          title: [one.name, regionOf(one)?.name].filter(Boolean).join(" · "),
        }))
      }
      onChange={useMoveOptions(id)}
    />
  );
}

type View = RecordView<RelatedSearch>;
const overlays = { products: relatedPicker(profileProducts, shippingProfiles.nameOf) };

export function ShippingProfilePage() {
  const { t } = useTranslation("shipping-profiles");
  const navigate = useNavigate();
  const format = useFormat();
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
      line={({ type, products = [], shipping_options: options = [] }) => (
        <>
          <TitleFacts
            facts={[
              `${t("products.title")} ${format.number(products.length)}`,
              `${t("options.title")} ${format.number(options.length)}`,
            ]}
          />
          {type === "default" && t("usualKeeps")}
        </>
      )}
      overlays={overlays}
      // Leaves out the products, which have their own card.
      raw={({ products: _, ...rest }) => rest}
      main={({ id, name, type, shipping_options: options = [] }, view: View) => (
        <>
          <Products {...{ id, name, view }} isDefault={type === "default"} />
          <Panel>
            {type === "default" ? (
              <DefaultOptions options={options} />
            ) : (
              <Options id={id} name={name} />
            )}
          </Panel>
        </>
      )}
    />
  );
}
