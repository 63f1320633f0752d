import { css } from "#styled/css";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { firstTouch } from "../../lib/first-data.ts";
import { lazyWithRetry, onImportFailure } from "../../lib/lazy-with-retry.ts";
import { stored, useStored } from "../../lib/local-storage.ts";
import { problemOf } from "../../lib/errors.ts";
import { arrive } from "../../lib/return-focus.ts";
import { currentPageTitle, useCurrentPageTitle } from "../../lib/page-title.ts";
import { useShortcutKeys } from "../../lib/shortcuts.ts";
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
// Rarely used, so it loads on demand.
const KeysSheet = lazyWithRetry(() =>
  import("./keys-sheet.tsx").then(({ KeysSheet }) => ({ default: KeysSheet })),
);

const DeveloperPanel = lazyWithRetry(() =>
  import("./calls/developer-panel.tsx").then((part) => ({ default: part.DeveloperPanel })),
);

const sidebarCollapsed = stored("sidebar", (value) => value === true);

export interface ShellProps {
  user: SignedIn;
  /** Changes with the page, not with its filters. */
  page: string;
  /** True while the next page loads. */
  pending: boolean;
  crumbs: ReactNode;
  /** Tools in the top bar, next to the account. */
  tools?: ReactNode;
  /** Navigation beside the page, such as that of the settings; only on wide screens. */
  rail?: ReactNode;
  /** Notices about the whole admin, above every page. */
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
  const [collapsed, setCollapsed] = useStored(sidebarCollapsed);
  const [dialog, setDialog] = useState<"palette" | "keys">();
  const close = () => setDialog(undefined);
  const [callsShown, setCallsShown] = useState(false);

  // A new page takes the focus, so that screen readers start at its top. A list focuses the row that was last opened.
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
    event.preventDefault(); // with <base>, "#main" would be another page
    main.current?.focus();
  };

  useMissingParts();
  const extensions = useExtensions();
  useShortcutKeys();
  useRecent();
  useAdminCommands({
    onPalette: () => setDialog("palette"),
    onKeys: () => setDialog("keys"),
    onSidebar: () => setCollapsed(!collapsed),
    onCalls: () => setCallsShown(!callsShown),
    onNavigate,
  });

  return (
    <div className={frame} data-collapsed={collapsed || undefined}>
      <a className={skipLink} href="#main" onClick={skip}>
        {t("nav.skip")}
      </a>
      <Sidebar collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
      <div className={column}>
        <TopBar
          pending={pending}
          user={user}
          crumbs={crumbs}
          tools={tools}
          onSearch={() => setDialog("palette")}
          onKeys={() => setDialog("keys")}
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
            <KeysSheet onClose={close} />
          </Suspense>
        </OnDemand>
      )}
      <Suspense>
        <Toaster dismissLabel={t("common:actions.dismiss")} />
      </Suspense>
    </div>
  );
}

/** Reports code that couldn't be loaded on demand because it's missing on the server. */
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

/** Stores the recently opened records. */
function useRecent(): void {
  const title = useCurrentPageTitle();
  const { path, area } = useCurrentRecord() ?? {};
  useEffect(() => {
    // Until the page has set its title, the rendered title is the previous page's.
    if (title === "" || title !== currentPageTitle()) return;
    if (path === undefined || area === undefined) return;
    recentRecords.set(withRecent(recentRecords.get(), { path, title, area }));
  }, [path, title, area]);
}

/** Announces the title of a page that was opened without loading the document. */
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
  width: "220",
  maxHeight: "calc(100dvh - token(sizes.topbar))",
  overflowY: "auto",
  paddingBlock: "gutter",
  paddingInlineStart: "gutter",
  // Shown only if a list beside it still has room for its toolbar.
  "@media (min-width: 1280px)": { display: "block" },
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
