import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { TitleFacts } from "../../patterns/record.ts";

interface Region {
  currency_code: string;
  tax_rate: number;
  countries?: readonly unknown[];
}

/** Facts below the title of a region's page, and of the page with its taxes. */
export function RegionFacts({ currency_code, tax_rate, countries = [] }: Region) {
  const { t } = useTranslation("regions");
  const format = useFormat();
  const count = countries.length;
  return (
    <TitleFacts
      facts={[
        currency_code.toUpperCase(),
        t("percent", { value: format.number(tax_rate) }),
        t("countries.count", { count, value: format.number(count) }),
      ]}
    />
  );
}
