import { css } from "#styled/css";
import { ChevronRight, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordedCall } from "../../../lib/recorded-calls.ts";
import { CopyButton, useFormat } from "../../../patterns/page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { answerText, outcomeOf, shortened, sizeOf, statusOf } from "./answers.ts";
import { clientSnippet, curlSnippet, hookSnippet, idOf, referenceAddress } from "./snippets.ts";

const tones = {
  running: "neutral",
  done: "success",
  refused: "danger",
  failed: "danger",
  canceled: "neutral",
} as const;

/** A line for a call, which expands to show the response and the code. */
export function CallLine({ call }: { call: RecordedCall }) {
  const { t } = useTranslation("calls");
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const outcome = outcomeOf(call);
  const size = sizeOf(call);
  return (
    <details className={root} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summary}>
        <ChevronRight aria-hidden />
        <Badge tone={tones[outcome]}>
          {statusOf(call) ?? t(`outcomes.${outcome as "running"}`)}
        </Badge>
        <code className={path}>
          <bdi dir="ltr">
            {call.operation.method} {call.operation.path}
          </bdi>
        </code>
        <span className={facts}>
          <code className={operation}>
            <bdi dir="ltr">{idOf(call)}</bdi>
          </code>
          <span className={number}>
            {call.duration !== undefined &&
              t("time", { value: format.number(Math.round(call.duration)) })}
          </span>
          <span className={number}>
            {size !== undefined && t("size", { value: format.number(Math.ceil(size / 100) / 10) })}
          </span>
        </span>
      </summary>
      {open && <CallDetails call={call} />}
    </details>
  );
}

function CallDetails({ call }: { call: RecordedCall }) {
  const { t } = useTranslation("calls");
  const [shown, setShown] = useState("answer");
  const answer = answerText(call);
  const reference = referenceAddress(call);
  const missing =
    call.input === undefined
      ? t("hidden")
      : outcomeOf(call) === "running"
        ? t("outcomes.running")
        : t("nothing");
  const snippets = [
    { value: "client", label: t("client"), text: clientSnippet(call) },
    { value: "hook", label: t("hook"), text: hookSnippet(call) },
    { value: "curl", label: "curl", text: curlSnippet(call), note: t("cookie") },
  ];
  return (
    <div className={details}>
      {reference !== undefined && (
        <a className={link} href={reference} target="_blank" rel="noreferrer">
          {t("reference")} <ExternalLink aria-hidden />
        </a>
      )}
      <Tabs
        label={t("views")}
        value={shown}
        onValueChange={setShown}
        tabs={[
          {
            value: "answer",
            label: t("answer"),
            content:
              answer === undefined ? (
                <p className={note}>{missing}</p>
              ) : (
                <Code label={t("answer")} text={answer} />
              ),
          },
          ...snippets.flatMap(({ value, label, text, note: hint }) =>
            text === undefined
              ? []
              : [
                  {
                    value,
                    label,
                    content: (
                      <>
                        <Code label={label} text={text} />
                        {hint !== undefined && <p className={note}>{hint}</p>}
                      </>
                    ),
                  },
                ],
          ),
        ]}
      />
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("calls");
  return (
    <div className={frame}>
      <pre className={code} tabIndex={0} role="region" aria-label={label} dir="ltr">
        {shortened(text)}
      </pre>
      <CopyButton text={text} label={t("copy", { name: label })} />
    </div>
  );
}

const root = css({
  borderBlockEnd: "hairline",
  "&[open] > summary > .lucide": { transform: "rotate(90deg)" },
});
const summary = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "12",
  rowGap: "2",
  minHeight: "control",
  paddingInline: "gutter",
  paddingBlock: "4",
  cursor: "pointer",
  listStyle: "none",
  textStyle: "small",
  _hover: { background: "bg.hover" },
  "& > .lucide": { color: "fg.muted", _rtl: { transform: "scaleX(-1)" } },
});
const path = css({
  flex: "1 1 auto",
  maxWidth: "full",
  fontFamily: "mono",
  overflowWrap: "anywhere",
});
const facts = css({ display: "flex", gap: "12", flexBasis: { base: "full", md: "auto" } });
const operation = css({
  flex: "1",
  fontFamily: "mono",
  color: "fg.muted",
  overflowWrap: "anywhere",
});
const number = css({ minWidth: "64", textAlign: "end", fontVariantNumeric: "tabular-nums" });
const details = css({
  position: "relative",
  display: "grid",
  gap: "8",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingInline: "gutter",
  paddingBlockEnd: "12",
});
const link = css({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: "4",
  minHeight: "controlSmall",
  color: "fg.link",
  textDecoration: "underline",
});
const frame = css({ display: "flex", alignItems: "flex-start", gap: "8", marginBlockStart: "8" });
const code = css({
  flex: "1",
  minWidth: 0,
  maxHeight: "320",
  overflow: "auto",
  padding: "8",
  border: "hairline",
  borderRadius: "control",
  background: "bg.canvas",
  fontFamily: "mono",
  textStyle: "small",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
const note = css({ color: "fg.muted", textStyle: "small", marginBlockStart: "8" });
