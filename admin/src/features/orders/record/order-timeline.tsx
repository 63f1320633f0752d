import { css, cx } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, RotateCw, Trash2 } from "lucide-react";
import { memo, useMemo, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Select } from "../../../ui/select.tsx";
import { useIncrementalList } from "../../../lib/use-incremental-list.ts";
import { useEvent } from "../../../lib/use-event.ts";
import type { OrderCardProps } from "../order.ts";
import { eventIcons } from "./event-icons.ts";
import {
  eventGroups,
  eventTitle,
  orderEvents,
  type EventGroup,
  type OrderEvent,
} from "./order-events.ts";
import { notesQuery, useNotices } from "./timeline-queries.ts";

/** Number of events to show first, and to render at a time, so that 300 events appear as fast as 3. */
const FIRST = { first: 20, atOnce: 6 };
const MORE = 100;

/** All events of an order in one chronological list. */
export function OrderTimeline({ order, view }: OrderCardProps) {
  const { t } = useTranslation(["order-timeline", "order-record"]);
  const format = useFormat();
  const notes = useQuery(notesQuery(useClient(), order.id));
  const notices = useNotices(order);
  const [group, setGroup] = useState<EventGroup | "">("");
  const [written, sent] = [notes.data?.notes, notices.notices];
  const events = useMemo(() => orderEvents(order, written, sent), [order, written, sent]);
  const present = eventGroups.filter((name) => events.some((event) => event.group === name));
  // If the selected group has lost its last event, for example because a note was deleted, shows all events.
  const chosen = present.find((name) => name === group) ?? "";
  const matching = chosen === "" ? events : events.filter((event) => event.group === chosen);
  const list = useIncrementalList(matching, FIRST);
  const open = useEvent(view.open);
  const failed = notes.error ? notes : notices.error ? notices : undefined;

  return (
    <Card
      title={t("timeline.title")}
      note={format.number(matching.length)}
      actions={
        <>
          {present.length > 1 && (
            <Select
              aria-label={t("timeline.filter")}
              size="sm"
              value={chosen}
              options={["" as const, ...present].map((name) => ({
                value: name,
                label: t(name === "" ? "timeline.all" : `timeline.group_${name}`),
              }))}
              onValueChange={(value) => {
                setGroup(value as EventGroup | "");
                list.refold();
              }}
            />
          )}
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => view.open("note")}>
            {t("order-record:note.add")}
          </Button>
        </>
      }
    >
      <div className={stack}>
        {failed && (
          <Alert title={t(failed === notes ? "timeline.notesFailed" : "timeline.noticesFailed")}>
            <Button size="sm" onClick={() => void failed.refetch()}>
              {t("timeline.retry")}
            </Button>
          </Alert>
        )}
        <ol className={thread} aria-label={t("timeline.title")}>
          {list.drawn.map((event, index) => (
            <Event
              key={event.id}
              fold={list.at(index)}
              event={event}
              currency={order.currency_code}
              open={open}
            />
          ))}
        </ol>
        {list.folded > 0 && (
          <Button size="sm" wide onClick={() => list.unfold(MORE)}>
            {t("timeline.older", { value: format.number(list.folded) })}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface EventProps extends Pick<OrderCardProps["view"], "open"> {
  fold: Ref<HTMLLIElement> | undefined;
  event: OrderEvent;
  currency: string;
}

const Event = memo(function Event({ fold, event, currency, open }: EventProps) {
  const { t } = useTranslation(["order-timeline", "order-record"]);
  const { t: tTimeline } = useTranslation("order-timeline");
  const format = useFormat();
  const { kind, at, amount, lines = [], text, note, notice } = event;
  const Icon = eventIcons[kind];
  const author = note?.author;
  const who =
    author && ([author.first_name, author.last_name].filter(Boolean).join(" ") || author.email);
  const known = notice?.event_name ?? "";
  return (
    <li ref={fold} className={row} data-kind={kind}>
      <span className={mark}>
        <Icon aria-hidden />
      </span>
      <div className={body}>
        <p className={title}>
          <span>{eventTitle(event, tTimeline)}</span>
          <span className={when}>
            <time dateTime={at} title={format.dateTime(at)}>
              {format.relative(at)}
            </time>
            {who && (
              <>
                {" · "}
                <bdi>{who}</bdi>
              </>
            )}
          </span>
          {amount !== undefined && <span className={sum}>{format.money(amount, currency)}</span>}
        </p>
        {lines.length > 0 && <Lines lines={lines} />}
        {known !== "" && <p className={small}>{known}</p>}
        {text && <p className={note ? words : small}>{text}</p>}
      </div>
      {note && (
        <Tools>
          <IconButton
            size="sm"
            aria-label={t("order-record:note.edit")}
            onClick={() => open("edit-note", { part: note.id })}
          >
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            aria-label={t("order-record:note.delete")}
            onClick={() => open("delete-note", { part: note.id })}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Tools>
      )}
      {notice && (
        <Tools>
          <IconButton
            size="sm"
            aria-label={t("order-record:notice.resendTo", { name: notice.to })}
            onClick={() => open("resend", { part: notice.id })}
          >
            <RotateCw aria-hidden />
          </IconButton>
        </Tools>
      )}
    </li>
  );
});

const Tools = ({ children }: { children: ReactNode }) => (
  <div data-screen="" className={tools}>
    {children}
  </div>
);

/** Maximum number of an event's lines to show. */
const LINES = 3;
function Lines({ lines }: { lines: NonNullable<OrderEvent["lines"]> }) {
  const { t } = useTranslation(["order-timeline", "order-record"]);
  const format = useFormat();
  const rest = lines.length - LINES;
  return (
    <ul className={contents}>
      {lines.slice(0, LINES).map(({ quantity, title: name }, index) => (
        <li key={index}>{t("timeline.line", { quantity: format.number(quantity), name })}</li>
      ))}
      {rest > 0 && <li>{t("timeline.moreLines", { value: format.number(rest) })}</li>}
    </ul>
  );
}

const stack = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const thread = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
const row = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  paddingBlockEnd: "12",
  position: "relative",
  // The line from one event to the next.
  "&:not(:last-child)::before": {
    content: '""',
    position: "absolute",
    insetBlock: "24px 0",
    insetInlineStart: "11.5px",
    width: "1px",
    background: "border.default",
  },
});
const mark = css({
  display: "grid",
  placeItems: "center",
  width: "24",
  height: "24",
  marginInlineEnd: "10",
  borderRadius: "full",
  border: "hairline",
  background: "bg.panel",
  color: "fg.subtle",
  "& svg": { width: "14", height: "14" },
});
const body = css({ display: "grid", gap: "2", minWidth: 0, paddingBlockStart: "2" });
const title = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "8",
  fontWeight: "medium",
});
const when = css({ textStyle: "small", color: "fg.muted", plaintextBidi: true });
const sum = css({ fontVariantNumeric: "tabular-nums", marginInlineStart: "auto" });
const small = css({
  textStyle: "small",
  color: "fg.muted",
  overflowWrap: "anywhere",
  plaintextBidi: true,
});
const contents = cx(small, css({ display: "flex", flexWrap: "wrap", columnGap: "12" }));
const words = css({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", plaintextBidi: true });
const tools = css({ display: "flex", marginBlock: "-2" });
