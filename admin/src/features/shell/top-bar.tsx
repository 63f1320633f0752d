import { css } from "#styled/css";
import { Menu as MenuIcon, Search, UserRound } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { firstTouch } from "../../lib/first-data.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { keyCaps } from "../../lib/keys.ts";
import { OnDemand } from "../../patterns/record.ts";
import { IconButton } from "../../ui/button.tsx";
import { Keys } from "../../ui/keys.tsx";
import type { SignedIn } from "./account-menu.tsx";
import { Brand, Navigation } from "./navigation.tsx";

/** Resolves when the placeholder button is pressed, even before the page's data has loaded, or by a script. */
const pressed = Promise.withResolvers<void>();
// Loads on the user's first interaction, because the menu's code is large.
const AccountMenu = lazyWithRetry(async () => {
  await Promise.race([firstTouch, pressed.promise]);
  const { AccountMenu } = await import("./account-menu.tsx");
  return { default: AccountMenu };
});
// Loads on demand, because only small screens need the drawer.
const Drawer = lazyWithRetry(() =>
  import("../../ui/drawer.tsx").then(({ Drawer }) => ({ default: Drawer })),
);

export interface TopBarProps {
  /** True while the next page is loading. */
  pending: boolean;
  user: SignedIn;
  crumbs: ReactNode;
  /** Buttons from other parts of the admin, next to the account menu. */
  tools?: ReactNode;
  onSearch(): void;
  onKeys(button: HTMLElement | null): void;
  onSignedOut(): void;
}

export function TopBar(props: TopBarProps) {
  const { pending, user, crumbs, tools, onSearch, onKeys, onSignedOut } = props;
  const { t } = useTranslation(["shell", "common"]);
  const [wanted, setWanted] = useState(false);
  return (
    <header data-screen="" className={bar}>
      {pending && (
        <div className={onItsWay} role="progressbar" aria-label={t("common:list.loading")} />
      )}
      <PhoneNavigation />
      {crumbs}
      <div className={end}>
        <button type="button" className={search} aria-haspopup="dialog" onClick={onSearch}>
          <Search aria-hidden />
          <span className={searchLabel}>{t("palette.open")}</span>
          <span className={searchKeys} aria-hidden>
            <Keys caps={keyCaps("mod+k")} />
          </span>
        </button>
        {tools}
        <OnDemand>
          <Suspense
            fallback={
              <AccountButton
                onPress={() => {
                  pressed.resolve();
                  setWanted(true);
                }}
              />
            }
          >
            <AccountMenu
              user={user}
              defaultOpen={wanted}
              onKeys={onKeys}
              onSignedOut={onSignedOut}
            />
          </Suspense>
        </OnDemand>
      </div>
    </header>
  );
}

/**
 * A placeholder that opens the menu once it has loaded. The menu may load between pressing and releasing the button, in which
 * case neither button gets a click event. Therefore, pressing the placeholder already opens the menu.
 */
function AccountButton({ onPress }: { onPress(): void }) {
  const { t } = useTranslation("shell");
  return (
    <IconButton
      visual="secondary"
      aria-label={t("account.open")}
      onMouseDown={onPress}
      onClick={onPress}
    >
      <UserRound aria-hidden />
    </IconButton>
  );
}

function PhoneNavigation() {
  const { t } = useTranslation("shell");
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={onPhones}>
      <IconButton
        aria-label={t("nav.open")}
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      {wanted && (
        <Suspense>
          <Drawer
            open={open}
            onOpenChange={setOpen}
            label={t("nav.label")}
            closeLabel={t("nav.close")}
            head={<Brand />}
          >
            <Navigation onNavigate={close} />
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}

const bar = css({
  position: "sticky",
  insetBlockStart: "0",
  zIndex: "bar",
  display: "flex",
  alignItems: "center",
  gap: { base: "4", md: "8" },
  height: "topbar",
  flexShrink: 0,
  paddingInline: "gutter",
  background: "bg.panel",
  borderBlockEnd: "hairline",
});
// Appears with a delay, so that fast pages don't show it.
const onItsWay = css({
  position: "absolute",
  insetInline: "0",
  insetBlockEnd: "-1px",
  height: "2px",
  background: "accent.solid",
  animation: "fadeIn token(durations.fast) 40ms both, pulse 1.2s 0.2s infinite",
});
const end = css({
  marginInlineStart: "auto",
  display: "flex",
  alignItems: "center",
  gap: { base: "4", md: "8" },
});
const onPhones = css({ hideFrom: "md", marginInlineStart: "-8" });
const search = css({
  display: "flex",
  alignItems: "center",
  justifyContent: { base: "center", md: "flex-start" },
  gap: "8",
  height: "control",
  minWidth: { base: "control", md: "220" },
  paddingInline: { md: "8" },
  borderRadius: "control",
  border: "strong",
  background: "bg.raised",
  color: "fg.muted",
  _hover: { background: "bg.hover", color: "fg.default" },
});
const searchLabel = css({ mdDown: { srOnly: true } });
const searchKeys = css({ hideBelow: "md", marginInlineStart: "auto" });
