import { css } from "#styled/css";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { Brand, Navigation } from "./navigation.tsx";

/** The sidebar next to the page. On phones, a drawer replaces it. Without `onToggle`, it can't be expanded. */
export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle?(): void }) {
  const { t } = useTranslation("shell");
  return (
    <aside data-screen="" className={sidebar} data-collapsed={collapsed || undefined}>
      <Brand />
      <Navigation collapsed={collapsed} />
      {onToggle && (
        <div className={foot}>
          <IconButton
            aria-label={t(collapsed ? "nav.expand" : "nav.collapse")}
            aria-expanded={!collapsed}
            onClick={onToggle}
          >
            {collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          </IconButton>
        </div>
      )}
    </aside>
  );
}

const sidebar = css({
  hideBelow: "md",
  display: "flex",
  flexDirection: "column",
  position: "sticky",
  insetBlockStart: "0",
  height: "100dvh",
  overflowY: "auto",
  overflowX: "hidden",
  background: "bg.panel",
  borderInlineEnd: "hairline",
});
const foot = css({
  padding: "8",
  paddingInline: "12",
  flexShrink: 0,
  "& .lucide": { _rtl: { transform: "scaleX(-1)" } },
});
