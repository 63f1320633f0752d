import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import type { Overlay } from "../overlay/overlay-search.ts";
import { earlyPart } from "../../lib/lazy-with-retry.ts";
import { type Polled, pollsOf } from "../../lib/polls.ts";
import { lastSearch } from "../list-state/list-memory.ts";
import { FormFields } from "../fields/form-fields.tsx";
import { useResourceForm } from "../fields/use-resource-form.ts";
import type { Fields } from "../fields/define.ts";
import { WidgetZone, type WidgetZoneProps } from "../extension/widget-zone.tsx";
import { FormParts } from "../form/form-part.ts";
import { useRecordForm } from "../form/record-form.tsx";
import { ButtonLink } from "../page/links.tsx";
import type { BodyOf, RecordOf } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { DependentsList } from "../page/dependents.tsx";
import { DetailPage } from "./detail-page.tsx";
import { DeveloperCard } from "./developer-card.tsx";
import { LazyRecordMetadata } from "./lazy-metadata.ts";
import { useNeighbors } from "./neighbors.ts";
import { Panel } from "./panel.tsx";
import { RecordAbsent } from "./record-absent.tsx";
import { RecordMenu, useDeleteRecord } from "./record-menu.tsx";
import { RecordSteps } from "./record-steps.tsx";
import type { RecordPageProps } from "./record-page-props.ts";
import type { RecordOverlayProps, RecordView } from "./record-view.ts";

/** Milliseconds until the page reads a live record again, to show other operators' changes. The pause grows with each read. */
const pause = (query: Polled): number => 15_000 * Math.min(4, pollsOf(query));

// Loads separately from the page, because only phones fold cards.
const Folding = earlyPart(() => import("./phone-record.tsx"), "Folding");

type Stored = { id: string; updated_at: string };
type Base = Stored & { created_at: string };
type Metadata = Readonly<Record<string, unknown>> | null | undefined;
/** Rejects resources whose records have no `updated_at`, which each page shows, and which its form needs. */
type WithDate<One> = "updated_at" extends keyof One
  ? unknown
  : { resource: { updated_at: string } };

/** The page of a record: everything that all resources have in common, around a resource's own parts. */
export function RecordPage<
  L,
  R,
  C,
  U,
  F extends FilterDefs<L>,
  Search = object,
  More extends object = object,
>(props: RecordPageProps<L, R, C, U, F, Search, More> & WithDate<RecordOf<R>>) {
  const { resource, loading = { main: ["fields", "lines"], aside: ["lines"] } } = props;
  const { icon: Icon } = resource;
  const text = useResourceText(resource);
  const params = useParams({ strict: false });
  const id = props.id ?? (params as { id: string }).id;
  const query = useQuery({
    ...resource.recordQueryOptions(useClient(), id),
    ...(resource.live && { refetchOnWindowFocus: "always" as const, refetchInterval: pause }),
  });
  const absent = (
    <RecordAbsent
      query={query}
      missing={{
        icon: <Icon />,
        title: text("detail.missing"),
        link: <ButtonLink to={`/a${resource.path}` as string}>{text("detail.back")}</ButtonLink>,
      }}
      loading={{ label: text("detail.loading"), line: props.line !== undefined, ...loading }}
    />
  );
  if (query.data === undefined || props.waits) return absent;
  // Only the caller needs the type of the overlays' additional props.
  const own = props as unknown as RecordPageProps<L, R, C, U, F, Search, object>;
  return (
    <Suspense fallback={absent}>
      <Present key={id} {...own} record={resource.recordIn(query.data)} />
    </Suspense>
  );
}

type PresentProps<L, R, C, U, F extends FilterDefs<L>, Search> = RecordPageProps<
  L,
  R,
  C,
  U,
  F,
  Search,
  object
> & { record: RecordOf<R> };

function Present<L, R, C, U, F extends FilterDefs<L>, Search>(
  props: PresentProps<L, R, C, U, F, Search>,
) {
  return props.fields ? (
    <WithForm {...props} fields={props.fields as Fields<BodyOf<U> & object>} />
  ) : (
    <Page {...props} general={null} bar={null} />
  );
}

function WithForm<L, R, C, U, F extends FilterDefs<L>, Search>(
  props: Omit<PresentProps<L, R, C, U, F, Search>, "fields"> & {
    fields: Fields<BodyOf<U> & object>;
  },
) {
  const { resource, record, fields, sections = [{ names: fields.names }] } = props;
  const text = useResourceText(resource);
  const { form, cards, bar, join } = useRecordForm<RecordOf<R> & Stored, object>({
    ...useResourceForm({ resource, record: record as RecordOf<R> & Stored, fields }),
    nameOf: (one: RecordOf<R>) => resource.nameOf(one),
    messages: { saved: text("edit.saved"), notSaved: text("edit.notSaved") },
  });
  return (
    <FormParts value={join}>
      <Page
        {...props}
        bar={bar}
        line={(one) => props.line?.(one, form)}
        form={form}
        general={cards(
          sections.map(({ title = text("edit.title"), names }) => ({
            title,
            content: <FormFields form={form} fields={fields} names={names} />,
          })),
        )}
      />
    </FormParts>
  );
}

function Page<L, R, C, U, F extends FilterDefs<L>, Search>(
  props: PresentProps<L, R, C, U, F, Search> & {
    general: ReactNode;
    bar: ReactNode;
    form?: object;
  },
) {
  const { resource, record, general, bar, form, overlays = {} } = props;
  const { slug, path, zone, pageZone = `${zone}.details` } = resource;
  const remove = props.remove !== false && resource.remove;
  const base: Base & { metadata?: Metadata } = record as RecordOf<R> & Base;
  const text = useResourceText(resource);
  const client = useClient();
  const onDelete = useDeleteRecord(resource, base.id, props.kept);
  const navigate = useNavigate();
  const { edit = "", ...rest } = useSearch({ strict: false });
  const neighbors = useNeighbors<L, ListSearch<F>>({
    list: slug,
    id: base.id,
    read: resource.readSearch,
    query: (list: ListSearch<F>) => resource.listQuery(client, list),
    ids: (answer, list) => {
      const { rows, count } = resource.pageOf(answer, list, {
        limit: list.limit,
        offset: (list.page - 1) * list.limit,
      });
      return { ids: rows.map((row) => row.id), count };
    },
  });
  const to = (part: object, replace: boolean) =>
    void navigate({
      to: ".",
      search: { edit, ...rest, ...part },
      replace,
      resetScroll: false,
    });
  const view: RecordView<Search> = {
    search: rest as Search,
    edit,
    setSearch: (part, { replace = false } = {}) => to(part as object, replace),
    open: (overlay, part) => to({ ...(part as object), edit: overlay }, false),
  };
  const name = resource.nameOf(record);
  const widgets = (place: "before" | "after") =>
    zone && (
      <WidgetZone
        {...({
          zone: `${pageZone}.${place}`,
          // The name of the widget's prop: `product_collection` becomes `productCollection`.
          [zone.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]: record,
        } as WidgetZoneProps<"login.before">)}
      />
    );
  // The overlays have different props, whose types the compiler can't derive.
  const Shown = (
    Object.hasOwn(overlays, edit)
      ? overlays[edit]
      : edit === "metadata" && props.fixedMetadata === undefined
        ? LazyRecordMetadata
        : undefined
  ) as Overlay<RecordOverlayProps<RecordOf<R>, Search> & { resource: unknown }> | undefined;
  return (
    <DetailPage
      title={props.title?.(record) ?? name}
      note={props.note?.(record)}
      head={props.head?.(record)}
      line={props.line?.(record)}
      actions={
        <>
          <RecordSteps
            neighbors={neighbors}
            // Replaces the history entry, so that Back goes to the list.
            onGo={(other) =>
              void navigate({ to: `/a${path}/${encodeURIComponent(other)}`, replace: true })
            }
          />
          {props.actions?.(record, view)}
          <RecordMenu
            actions={props.more?.(record, view) ?? []}
            remove={
              remove
                ? {
                    name,
                    title: text("delete.title"),
                    text: text("delete.text"),
                    action: text("delete.action"),
                    done: text("delete.done"),
                    kept: props.kept?.(record),
                    more: props.dependents && <DependentsList of={props.dependents(record)} />,
                    instead: props.insteadOfDelete?.(record),
                    onDelete,
                    onDeleted: () =>
                      void navigate({ to: `/a${path}`, search: lastSearch(slug), replace: true }),
                  }
                : undefined
            }
          />
          {props.primary?.(record, view)}
        </>
      }
      main={
        <>
          {widgets("before")}
          {props.first?.(record, view)}
          {!props.fieldsAside && general}
          <Folding first>{props.main?.(record, view, form)}</Folding>
          {widgets("after")}
        </>
      }
      aside={
        <>
          {props.fieldsAside && general}
          <Folding>{props.aside?.(record, view, form)}</Folding>
          <Panel>
            <DeveloperCard
              record={base}
              raw={props.raw?.(record) ?? base}
              {...(resource.update &&
                base.metadata !== undefined && {
                  metadata: {
                    value: base.metadata,
                    onEdit: () => view.open("metadata"),
                    fixed: props.fixedMetadata,
                  },
                })}
            />
          </Panel>
        </>
      }
      foot={
        <>
          {bar}
          {props.foot?.(record, view)}
          <Suspense>
            {Shown && (
              <Shown
                {...{ record, resource, view }}
                onClose={() => view.open("")}
                {...props.overlayProps?.(record, view)}
              />
            )}
          </Suspense>
        </>
      }
    />
  );
}
