import { useAdminCreateRegion, useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { fetchNow } from "../../lib/fetch-now.ts";
import { FormFields } from "../../patterns/fields.ts";
import { FormDrawer, FormDrawerWaiting, useEditForm } from "../../patterns/form.ts";
import type { ListOverlayProps } from "../../patterns/list.ts";
import { useFormFeature } from "../../patterns/page.ts";
import { notify } from "../../ui/notify.ts";
import { changeCountries, countriesQuery, holdersIn, useCountryCalls } from "./move-countries.ts";
import { newRegionFields, useRegionDefaults } from "./region-fields.ts";

/** Creates a region. Countries of other regions are moved after the region was created, so that no country is lost. */
export default function CreateRegion(props: ListOverlayProps) {
  const { t } = useTranslation("regions");
  const taxed = useFormFeature("tax_inclusive_pricing");
  return taxed === undefined ? (
    <FormDrawerWaiting shape="drawer" title={t("create.title")} onClose={props.onClose} />
  ) : (
    <RegionForm {...props} fields={newRegionFields[taxed ? "taxed" : "plain"]} />
  );
}

type PlainFields = (typeof newRegionFields)["plain"];
type NewFields = (typeof newRegionFields)["plain" | "taxed"];

function RegionForm({ onClose, onCreated, fields }: ListOverlayProps & { fields: NewFields }) {
  const { t } = useTranslation(["regions", "common"]);
  const { t: say } = useTranslation("common");
  const { mutateAsync: createRegion } = useAdminCreateRegion();
  const calls = useCountryCalls();
  const client = useClient();
  const queries = useQueryClient();
  const created = useRef<string>(undefined);
  type Values = PlainFields["empty"];
  const { form, edit } = useEditForm<Values, Values>({
    values: { ...fields.empty, ...useRegionDefaults() },
    schema: fields.newSchema as PlainFields["newSchema"],
    save: async (values) => {
      const chosen = values.countries.map(({ id }) => id);
      const holders = holdersIn(await fetchNow(queries, countriesQuery(client)));
      const { region } = await createRegion({
        body: {
          ...((fields.toNewBody as PlainFields["toNewBody"])(values) as Required<
            ReturnType<PlainFields["toNewBody"]>
          >),
          countries: chosen.filter((code) => !holders.has(code)),
        },
      });
      created.current = region.id;
      notify("success", t("common:resource.create.done"), region.name);
      try {
        const added = chosen.filter((code) => holders.has(code));
        await changeCountries(calls, holders, { region: region.id, added, removed: [] });
      } catch (error) {
        // Opens the region's page, which shows its countries: the region was created even though a country couldn't be moved.
        const { title, message } = problemOf(error, say);
        notify("error", title, message);
      }
    },
  });
  return (
    <FormDrawer
      title={t("create.title")}
      saveLabel={t("common:resource.create.save")}
      edit={edit}
      onClose={() => (created.current === undefined ? onClose() : onCreated(created.current))}
    >
      <FormFields form={form} fields={fields} isNew />
    </FormDrawer>
  );
}
