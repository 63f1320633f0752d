import { css } from "#styled/css";
import { Bot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../patterns/page.ts";
import { hasInbox } from "../../lib/config.ts";
import { Empty } from "../../ui/empty.tsx";

const START = "npx countertop-mcp --url http://localhost:9000 --write --port 9100";
const PASS = "MCP_URL=http://127.0.0.1:9100 node admin/server/main.ts";
const ADDRESS = "http://127.0.0.1:9100/mcp";

/** The next step of connecting an assistant, shown instead of an empty list. */
export function ConnectAssistant() {
  const { t } = useTranslation(["assistants", "common"]);
  const isOn = hasInbox();
  return (
    <Empty
      icon={<Bot />}
      title={isOn ? t("empty.title") : t("off.title")}
      text={isOn ? t("empty.text") : t("off.text")}
    >
      <ul className={lines}>
        {(isOn ? [ADDRESS] : [START, PASS]).map((line) => (
          <li key={line} className={command}>
            <code dir="ltr">{line}</code>
            <CopyButton text={line} label={t("copy")} />
          </li>
        ))}
      </ul>
    </Empty>
  );
}

const lines = css({ display: "grid", gap: "8", listStyle: "none", minWidth: 0, maxWidth: "full" });
const command = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  paddingInline: "12",
  paddingBlock: "4",
  border: "hairline",
  borderRadius: "control",
  background: "bg.subtle",
  textStyle: "small",
  fontFamily: "mono",
  overflowWrap: "anywhere",
  textAlign: "start",
});
