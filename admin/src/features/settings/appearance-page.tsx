import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { densities, useDensity, type Density } from "../../lib/density-choice.ts";
import { languageName, languages } from "../../lib/languages.ts";
import { themeChoices, useThemeChoice, type ThemeChoice } from "../../lib/theme-choice.ts";
import { DetailPage } from "../../patterns/record.ts";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/select.tsx";

const themes = {
  system: "account.themeSystem",
  light: "account.themeLight",
  dark: "account.themeDark",
} as const satisfies Record<ThemeChoice, string>;
const densityLabels = {
  compact: "account.densityCompact",
  normal: "account.densityNormal",
  roomy: "account.densityRoomy",
} as const satisfies Record<Density, string>;

/** Settings for the admin's appearance on this device. Each choice is applied immediately, without a Save button. */
export function AppearancePage() {
  const { t } = useTranslation("settings");
  const { t: shell, i18n } = useTranslation("shell");
  const [theme, chooseTheme] = useThemeChoice();
  const [density, chooseDensity] = useDensity();
  return (
    <DetailPage
      title={t("cards.appearance.title")}
      main={
        <Card title={t("appearance.card")}>
          <div className={fields}>
            <SelectField
              label={shell("account.language")}
              value={i18n.language}
              options={languages.map((value) => ({ value, label: languageName(value) }))}
              onValueChange={(language) => void i18n.changeLanguage(language)}
            />
            <SelectField
              label={shell("account.theme")}
              value={theme}
              options={themeChoices.map((value) => ({ value, label: shell(themes[value]) }))}
              onValueChange={(choice) => chooseTheme(choice as ThemeChoice)}
            />
            <SelectField
              label={shell("account.density")}
              value={density}
              options={densities.map((value) => ({ value, label: shell(densityLabels[value]) }))}
              onValueChange={(choice) => chooseDensity(choice as Density)}
            />
          </div>
        </Card>
      }
      aside={null}
    />
  );
}

const fields = css({ display: "grid", gap: "16", maxWidth: "320" });
