import { css } from "#styled/css";
import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { firstTouch } from "../../lib/first-data.ts";
import { lazyPart, lazyWithRetry, onImportFailure } from "../../lib/lazy-with-retry.ts";
import { stored, useStored } from "../../lib/local-storage.ts";
import { problemOf } from "../../lib/errors.ts";
import { arrive } from "../../lib/return-focus.ts";
import { currentPageTitle, useCurrentPageTitle } from "../../lib/page-title.ts";
import { useShortcutKeys } from "../../lib/shortcuts.ts";
import { watchMedia } from "../../lib/watch-media.ts";
import { UnsavedQuestion } from "../../patterns/overlay.ts";
import { useExtensions } from "../../patterns/extension.ts";
import { OnDemand } from "../../patterns/record.ts";
import { noticed, notify } from "../../ui/notify.ts";
import { useAdminCommands } from "./admin-commands.tsx";
import { useCurrentRecord } from "./areas.ts";
import { Palette } from "./palette-opener.tsx";
import { recentRecords, withRecent } from "./recent.ts";
import { Sidebar } from "./sidebar.tsx";
import type { SignedIn } from "./account-menu.tsx";
import { TopBar } from "./top-bar.tsx";

const Toaster = lazyWithRetry(async () => {
  await Promise.race([firstTouch, noticed]);
  const { Toaster } = await import("../../ui/toast.tsx");
  return { default: Toaster };
});
// Loads on demand, because the sheet is rarely used.
const KeysSheet = lazyPart(() => import("./keys-sheet.tsx"), "KeysSheet");

const DeveloperPanel = lazyPart(() => import("./calls/developer-panel.tsx"), "DeveloperPanel");

/** The user's choice, if there is one. */
const sidebarCollapsed = stored("sidebar", (value) =>
  typeof value === "boolean" ? value : undefined,
);

/**
 * Widths at which the sidebar is collapsed unless the user expands it, so that lists have enough width for their columns. On
 * pages with a rail, it's always collapsed. public/theme.js has the same width.
 */
const narrowWindow = watchMedia("(width < 80rem)");

export interface ShellProps {
  user: SignedIn;
  /** The path of the page, without its filters. */
  page: string;
  /** True while the next page is loading. */
  pending: boolean;
  crumbs: ReactNode;
  /** Tools in the top bar, next to the account menu. */
  tools?: ReactNode;
  /** Navigation next to the page, such as that of the settings. Hidden on small screens. */
  rail?: ReactNode;
  /** Notices about the whole admin, above each page. */
  notices?: ReactNode;
  onNavigate(path: string): void;
  onSignedOut(): void;
  children: ReactNode;
}

export function Shell({
  user,
  page,
  pending,
  crumbs,
  tools,
  rail,
  notices,
  onNavigate,
  onSignedOut,
  children,
}: ShellProps) {
  const { t } = useTranslation(["shell", "common"]);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  const [choice, setCollapsed] = useStored(sidebarCollapsed);
  const [dialog, setDialog] = useState<"palette" | "keys">();
  /** The button that opened the list of shortcuts. Null if a shortcut opened it. */
  const keysOpener = useRef<HTMLElement>(null);
  const narrow = useSyncExternalStore(narrowWindow.subscribe, narrowWindow.matches);
  const collapsed = choice ?? narrow;
  const crowded = rail !== undefined && narrow;
  const close = () => setDialog(undefined);
  const [callsShown, setCallsShown] = useState(false);

  // Moves the focus to a new page, so that screen readers start at its top. A list instead focuses the row that was last opened.
  useEffect(() => {
    if (shown.current === page) return;
    const before = shown.current;
    shown.current = page;
    if (!arrive(page, before)) main.current?.focus({ preventScroll: true });
  }, [page]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void firstTouch
      .then(() => import("../../lib/keep-focus.ts"))
      .then(({ keepFocus }) => {
        if (!gone) stop = keepFocus();
      });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  const skip = (event: { preventDefault(): void }) => {
    event.preventDefault(); // with <base>, "#main" would open another page
    main.current?.focus();
  };

  useMissingParts();
  const extensions = useExtensions();
  useShortcutKeys();
  useRecent();
  useAdminCommands({
    onPalette: () => setDialog("palette"),
    onKeys: () => {
      keysOpener.current = null;
      setDialog("keys");
    },
    onSidebar: () => setCollapsed(!collapsed),
    onCalls: () => setCallsShown(!callsShown),
    onNavigate,
  });

  return (
    <div className={frame} data-collapsed={crowded || collapsed || undefined}>
      <a className={skipLink} href="#main" onClick={skip}>
        {t("nav.skip")}
      </a>
      <Sidebar
        collapsed={crowded || collapsed}
        {...(!crowded && { onToggle: () => setCollapsed(!collapsed) })}
      />
      <div className={column}>
        <TopBar
          pending={pending}
          user={user}
          crumbs={crumbs}
          tools={tools}
          onSearch={() => setDialog("palette")}
          onKeys={(button) => {
            keysOpener.current = button;
            setDialog("keys");
          }}
          onSignedOut={onSignedOut}
        />
        {notices}
        <div className={beside} data-rail={rail !== undefined || undefined}>
          {rail && (
            <div data-screen="" className={railPlace}>
              <Suspense>{rail}</Suspense>
            </div>
          )}
          <main id="main" ref={main} tabIndex={-1} className={content}>
            {children}
          </main>
        </div>
        <Suspense>{callsShown && <DeveloperPanel onClose={() => setCallsShown(false)} />}</Suspense>
      </div>
      <Announcer />
      <UnsavedQuestion />
      {extensions && (
        <extensions.Commands
          commands={extensions.registry.commands}
          icon={extensions.icon}
          onNavigate={onNavigate}
        />
      )}
      <Palette open={dialog === "palette"} onClose={close} onNavigate={onNavigate} />
      {dialog === "keys" && (
        <OnDemand onFail={close}>
          <Suspense>
            <KeysSheet opener={keysOpener} onClose={close} />
          </Suspense>
        </OnDemand>
      )}
      <Suspense>
        <Toaster dismissLabel={t("common:actions.dismiss")} />
      </Suspense>
    </div>
  );
}

/** Notifies the user if code that loads on demand no longer exists on the server. */
function useMissingParts() {
  const { t } = useTranslation("common");
  useEffect(
    () =>
      onImportFailure((error) => {
        const { title, message } = problemOf(error, t);
        notify("error", title, message);
      }),
    [t],
  );
}

/** Stores recently opened records. */
function useRecent(): void {
  const title = useCurrentPageTitle();
  const { path, area } = useCurrentRecord() ?? {};
  useEffect(() => {
    // Until the page has set its title, the rendered title is that of the previous page.
    if (title === "" || title !== currentPageTitle()) return;
    if (path === undefined || area === undefined) return;
    recentRecords.set(withRecent(recentRecords.get(), { path, title, area }));
  }, [path, title, area]);
}

/** Announces the title of a page that was opened without loading a new document. */
function Announcer() {
  const title = useCurrentPageTitle();
  return (
    <p className={announcer} aria-live="polite">
      {title}
    </p>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "token(sizes.sidebar) minmax(0, 1fr)" },
  "&[data-collapsed]": {
    gridTemplateColumns: { md: "token(sizes.sidebarCollapsed) minmax(0, 1fr)" },
  },
});
const column = css({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: "100dvh",
});
const beside = css({ display: "flex", flex: "1", minWidth: 0 });
const railPlace = css({
  display: "none",
  position: "sticky",
  insetBlockStart: "topbar",
  flexShrink: 0,
  width: { base: "200", xl: "220" },
  maxHeight: "calc(100dvh - token(sizes.topbar))",
  overflowY: "auto",
  paddingBlock: "gutter",
  paddingInlineStart: "gutter",
  // Shown only if there is enough width left for the toolbar of a list.
  "@media (min-width: 60rem)": { display: "block" },
});
const content = css({ flex: "1", minWidth: 0 });
const announcer = css({ srOnly: true });
const skipLink = css({
  position: "fixed",
  insetBlockStart: "8",
  insetInlineStart: "8",
  zIndex: "skip",
  paddingInline: "12",
  paddingBlock: "6",
  borderRadius: "control",
  background: "accent.solid",
  color: "fg.onAccent",
  "&:not(:focus)": { srOnly: true },
});
