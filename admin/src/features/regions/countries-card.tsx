import { adminUpdateRegion } from "@countertop/sdk/operations";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { fetchNow } from "../../lib/fetch-now.ts";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { Countries } from "./countries-field.tsx";
import { changeCountries, countriesQuery, holdersIn, useCountryCalls } from "./move-countries.ts";

interface Region {
  id: string;
  name: string;
  countries?: readonly { iso_2: string }[];
}

/** The countries of a region, edited in the card. They are saved as they are chosen, with undo, even if a country moves. */
export function CountriesCard({ id, name, countries = [] }: Region) {
  const { t } = useTranslation(["regions", "common"]);
  const { t: say } = useTranslation("common");
  const calls = useCountryCalls();
  const settle = useRevalidate();
  const client = useClient();
  const queries = useQueryClient();
  const [picked, setPicked] = useState<string[]>();
  const stored = countries.map(({ iso_2 }) => iso_2);

  const attempt = async <Answer,>(act: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await act();
    } catch (error) {
      const { title, message } = problemOf(error, say);
      notify("error", title, message);
      return undefined;
    }
  };
  const save = async (next: string[]) => {
    setPicked(next);
    const undo = await attempt(async () => {
      // Reads the countries' current regions, because the page may be out of date.
      const all = await fetchNow(queries, countriesQuery(client));
      return changeCountries(calls, holdersIn(all), {
        region: id,
        added: next.filter((code) => !stored.includes(code)),
        removed: stored.filter((code) => !next.includes(code)),
      });
    });
    // Refetches, because the server may have rejected the change because someone else moved a country.
    await settle(adminUpdateRegion);
    setPicked(undefined);
    if (undo)
      notify("success", t("common:resource.edit.saved"), name, {
        label: t("common:actions.undo"),
        run: () => void attempt(undo),
      });
  };
  return (
    <Card title={t("fields.countries")}>
      <Countries
        label={t("fields.countries")}
        labelHidden
        hint={t("countries.hint")}
        region={id}
        value={picked ?? stored}
        onChange={(next) => void save(next)}
      />
    </Card>
  );
}
