import { css } from "#styled/css";
import { adminRetrieveSession } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useAdminDeleteSession, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Keyboard, Languages, LogOut, Monitor, Moon, Rows3, Sun, UserRound } from "lucide-react";
import type { i18n } from "i18next";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { densities, useDensity, type Density } from "../../lib/density-choice.ts";
import { problemOf } from "../../lib/errors.ts";
import { languageName, languages } from "../../lib/languages.ts";
import { themeChoices, useThemeChoice, type ThemeChoice } from "../../lib/theme-choice.ts";
import { mayLeave } from "../../lib/unsaved-work.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { IconButton } from "../../ui/button.tsx";
import * as Menu from "../../ui/menu.tsx";
import { notify } from "../../ui/notify.ts";

const themes = {
  system: { label: "account.themeSystem", icon: <Monitor aria-hidden /> },
  light: { label: "account.themeLight", icon: <Sun aria-hidden /> },
  dark: { label: "account.themeDark", icon: <Moon aria-hidden /> },
} as const satisfies Record<ThemeChoice, object>;

const densityLabels = {
  compact: "account.densityCompact",
  normal: "account.densityNormal",
  roomy: "account.densityRoomy",
} as const satisfies Record<Density, string>;

/** The signed-in user. */
export interface SignedIn {
  email: string;
  first_name?: string | null;
  last_name?: string | null;
}

export interface AccountMenuProps {
  user: SignedIn;
  /** True if the button was pressed before the menu loaded. */
  defaultOpen: boolean;
  /** Opens the list of shortcuts, which returns the focus to the menu's button. */
  onKeys(button: HTMLElement | null): void;
  onSignedOut(): void;
}

export function AccountMenu({ user: atStart, ...props }: AccountMenuProps) {
  const { defaultOpen, onKeys, onSignedOut } = props;
  // Doesn't send a request, because pages that change the user refetch the session.
  const { data } = useQuery({ ...queryOptions(useClient(), adminRetrieveSession), enabled: false });
  const user: SignedIn = data?.user ?? atStart;
  const { t, i18n } = useTranslation("shell");
  const { t: common } = useTranslation("common");
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ");
  const [theme, chooseTheme] = useThemeChoice();
  const [density, chooseDensity] = useDensity();
  const signOut = useAdminDeleteSession({
    onSuccess: onSignedOut,
    onError: (error) => {
      const { title, message } = problemOf(error, common);
      notify("error", title, message);
    },
  });

  const button = useRef<HTMLButtonElement>(null);
  const asksKeys = useRef(false);
  const leave = async () => {
    if (await mayLeave()) signOut.mutate();
  };

  return (
    <Menu.Root
      defaultOpen={defaultOpen}
      onSelect={({ value }) => {
        if (value === "sign-out") void leave();
        asksKeys.current = value === "keys";
      }}
      onExitComplete={() => {
        if (!asksKeys.current) return;
        asksKeys.current = false;
        onKeys(button.current);
      }}
    >
      <Menu.Trigger asChild>
        <IconButton ref={button} visual="secondary" aria-label={t("account.open")}>
          <UserRound aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Note>
          <span className={profile}>
            <Avatar name={name || user.email} size="lg" />
            <span className={textClass}>
              {name && <strong>{name}</strong>}
              <span>{t("account.signedInAs", { email: user.email })}</span>
            </span>
          </span>
        </Menu.Note>
        <Menu.Separator />
        <Menu.Choice
          label={t("account.theme")}
          value={theme}
          onValueChange={(choice) => chooseTheme(choice as ThemeChoice)}
          options={themeChoices.map((choice) => ({
            value: choice,
            label: t(themes[choice].label),
            icon: themes[choice].icon,
          }))}
        />
        <Menu.Separator />
        <Menu.Submenu
          label={t("account.density")}
          icon={<Rows3 aria-hidden />}
          note={t(densityLabels[density])}
        >
          <Menu.Choice
            value={density}
            onValueChange={(choice) => chooseDensity(choice as Density)}
            options={densities.map((choice) => ({
              value: choice,
              label: t(densityLabels[choice]),
            }))}
          />
        </Menu.Submenu>
        <Menu.Submenu
          label={t("account.language")}
          icon={<Languages aria-hidden />}
          note={languageName(i18n.language)}
        >
          <Menu.Choice
            value={i18n.language}
            onValueChange={(language) => void changeLanguage(i18n, language)}
            options={languages.map((language) => ({
              value: language,
              label: languageName(language),
            }))}
          />
        </Menu.Submenu>
        <Menu.Item value="keys" icon={<Keyboard aria-hidden />}>
          {t("account.keys")}
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item value="sign-out" icon={<LogOut aria-hidden className={mirrored} />}>
          {t("account.signOut")}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

/** Changes the language without a reload, and removes a language parameter from the URL. */
async function changeLanguage(i18n: i18n, language: string): Promise<void> {
  await i18n.changeLanguage(language);
  const url = new URL(location.href);
  if (!url.searchParams.has("lng")) return;
  url.searchParams.delete("lng");
  history.replaceState(history.state, "", url);
}

const profile = css({ display: "flex", alignItems: "center", gap: "10" });
const textClass = css({ display: "grid", overflowWrap: "anywhere" });
const mirrored = css({ _rtl: { transform: "scaleX(-1)" } });
