import { css } from "#styled/css";
import { Link, useLocation } from "@tanstack/react-router";
import { Suspense, useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { firstData } from "../../lib/first-data.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { useStoreName } from "../../patterns/page.ts";
import { useExtensionLinks } from "../../patterns/extension.ts";
import { Mark } from "../../ui/mark.tsx";
import { addressOf, areaGroups, useAreas } from "./areas.ts";

// Loads after the first page's data, so that it doesn't delay that data.
const Waiting = lazyWithRetry(async () => {
  await firstData;
  const { Waiting } = await import("./waiting.tsx");
  return { default: Waiting };
});

export interface NavigationProps {
  /** True to show only icons. The names are then tooltips, and are read by screen readers. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** The navigation, with the areas that exist and that this store uses. */
export function Navigation({ collapsed = false, onNavigate }: NavigationProps) {
  const { t } = useTranslation("shell");
  const available = useAreas();
  const extensions = useExtensionLinks();
  const at = useLocation({ select: ({ pathname }) => `${pathname}/` });
  const isAt = (to: string) => at.startsWith(`${to}/`);
  const groups = areaGroups
    .map((group) => ({
      group,
      members:
        group === "extensions"
          ? extensions
          : available
              .filter(
                ({ group: own, within, settings = false }) =>
                  own === group && !settings && (within === undefined || isAt(`/a/${within}`)),
              )
              .map((area) => ({
                to: addressOf(area),
                label: t(`areas.${area.id}`),
                icon: <area.icon aria-hidden />,
                note: <Waiting area={area.id} />,
                part: area.within !== undefined,
                here:
                  area.id === "settings" &&
                  ["/oauth", ...available.flatMap((one) => (one.settings ? one.path : []))].some(
                    (path) => isAt(`/a${path}`),
                  ),
                // True if a nested area with its own entry is open. Only that entry is then marked.
                elsewhere: available.some(
                  (one) => one.path.startsWith(`${area.path}/`) && isAt(`/a${one.path}`),
                ),
              })),
    }))
    .filter(({ members }) => members.length > 0);
  // If there is only one group, it doesn't need a heading.
  const named = groups.filter(({ group }) => group !== "start").length > 1;
  return (
    <nav className={nav} aria-label={t("nav.label")} data-collapsed={collapsed || undefined}>
      {groups.map(({ group, members }) => (
        <Group
          key={group}
          title={named && group !== "start" ? t(`groups.${group}`) : undefined}
          foot={group === "foot"}
        >
          {members.map((member) => (
            <Entry key={member.to} {...member} collapsed={collapsed} onNavigate={onNavigate} />
          ))}
        </Group>
      ))}
    </nav>
  );
}

function Group({
  title,
  foot,
  children,
}: {
  title: string | undefined;
  foot: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={part} data-foot={foot || undefined}>
      {title !== undefined && (
        <h2 id={id} className={groupTitle}>
          {title}
        </h2>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id}>{children}</ul>
    </div>
  );
}

interface EntryProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** Content after the name, such as a count. */
  note?: ReactNode;
  part?: boolean;
  /** True if one of the area's pages with a different path is open. */
  here?: boolean;
  elsewhere?: boolean;
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

const Entry = ({
  to,
  label,
  icon,
  note,
  part,
  here,
  elsewhere,
  collapsed,
  onNavigate,
}: EntryProps) => (
  <li>
    <Link
      to={to}
      className={item}
      data-part={part || undefined}
      data-here={here || undefined}
      title={collapsed ? label : undefined}
      onClick={onNavigate}
      activeOptions={{ includeSearch: false, exact: to === "/a" || elsewhere === true }}
    >
      {icon}
      <span className={name}>{label}</span>
      {note && <Suspense>{note}</Suspense>}
    </Link>
  </li>
);

/** The store's name. Shows the admin's name until the store has loaded. */
export function Brand() {
  const store = useStoreName();
  return (
    <div className={brand}>
      <Mark size="sm" />
      <span className={`${name} ${storeName}`} title={store}>
        {store}
      </span>
    </div>
  );
}

const nav = css({
  display: "flex",
  flexDirection: "column",
  gap: "8",
  flex: "1",
  padding: "8",
});
const part = css({ "&[data-foot]": { marginBlockStart: "auto" } });
const groupTitle = css({
  paddingInline: "10",
  paddingBlock: "4",
  textStyle: "smallLabel",
  color: "fg.muted",
  "[data-collapsed] &": { srOnly: true },
});
const item = css({
  display: "flex",
  alignItems: "center",
  gap: "10",
  // With this height, 15 areas, their groups, and the footer fit into a window that is 720 px high.
  minHeight: "controlSmall",
  paddingInline: "12",
  borderRadius: "control",
  textStyle: "label",
  color: "fg.subtle",
  transition: "background-color",
  transitionDuration: "fast",
  _hover: { background: "bg.hover", color: "fg.default" },
  "&:is([data-status=active], [data-here])": { background: "bg.selected", color: "fg.link" },
  "&[data-part]:not([data-collapsed] *)": { marginInlineStart: "16" },
});
const name = css({ "[data-collapsed] &": { srOnly: true } });
const storeName = css({ truncate: true });
const brand = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  height: "topbar",
  paddingInline: "16",
  textStyle: "section",
  flexShrink: 0,
});
