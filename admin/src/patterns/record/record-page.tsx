import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import type { Overlay } from "../overlay/overlay-search.ts";
import { lastSearch } from "../list-state/list-memory.ts";
import { FormFields } from "../fields/form-fields.tsx";
import { useResourceForm } from "../fields/use-resource-form.ts";
import type { Fields } from "../fields/define.ts";
import { WidgetZone, type WidgetZoneProps } from "../extension/widget-zone.tsx";
import { useRecordForm } from "../form/record-form.tsx";
import { ButtonLink } from "../page/links.tsx";
import type { MoreAction } from "../page/more-actions.tsx";
import type { BodyOf, RecordOf, Resource } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { DependentsList, type Dependents } from "../page/dependents.tsx";
import { DetailPage, type DetailPageProps, type DetailSkeletonProps } from "./detail-page.tsx";
import { DeveloperCard } from "./developer-card.tsx";
import { LazyRecordMetadata } from "./lazy-metadata.ts";
import { useNeighbors } from "./neighbors.ts";
import { Panel } from "./panel.tsx";
import { RecordAbsent } from "./record-absent.tsx";
import { RecordMenu, useDeleteRecord } from "./record-menu.tsx";
import { RecordSteps } from "./record-steps.tsx";
import type { RecordOverlayProps, RecordView } from "./record-view.ts";

type Stored = { id: string; updated_at: string };
type Base = Stored & { created_at: string };
type Metadata = Readonly<Record<string, unknown>> | null | undefined;

export interface RecordPageProps<L, R, C, U, F extends FilterDefs<L>, Search, More extends object> {
  resource: Resource<L, R, C, U, F>;
  /** The record's id, if the path has none. */
  id?: string;
  /** `false` omits deletion from the menu, if `actions` contains it. */
  remove?: false;
  /** True if the form is secondary to what `main` shows, and stands in the narrow column. */
  fieldsAside?: boolean;
  /** The first form of the page, saved by a bar at the bottom. */
  // oxlint-disable-next-line typescript/no-explicit-any -- of whatever values
  fields?: Fields<any, any>;
  /** The page's title, if the record's name alone doesn't say what it is, such as a number. */
  title?(record: RecordOf<R>): string;
  /** Shown next to the name, such as a status. */
  note?(record: RecordOf<R>): ReactNode;
  /** Shown with the name: an image, and the most important facts. */
  head?(record: RecordOf<R>): DetailPageProps["head"];
  /** Shown below the name: a summary of the record. */
  line?(record: RecordOf<R>): ReactNode;
  /** The button of a frequent action, between the neighbors and the menu. At most one is visible. */
  actions?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** The less frequent actions, in the menu above Delete and in the palette. Their ids are those of commands, such as `product.duplicate`. */
  more?(record: RecordOf<R>, view: RecordView<Search>): readonly MoreAction[];
  /** The page's main action, at the end of its header. */
  primary?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Content above the form. */
  first?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Content below the form: further parts of the record. */
  main?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Facts above the details for developers. */
  aside?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  foot?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Overlays of the page, by their names in the URL. */
  overlays?: Readonly<Record<string, Overlay<RecordOverlayProps<RecordOf<R>, Search> & More>>>;
  /** Additional props of the overlays. */
  overlayProps?(record: RecordOf<R>, view: RecordView<Search>): More & { onClose?(): void };
  /** Safer alternative in the delete dialog. */
  insteadOfDelete?(record: RecordOf<R>): { action: string; act(): void } | undefined;
  /** Reason why metadata can't be changed, if the server has no operation for it. */
  fixedMetadata?: string;
  /** Records that depend on this one, counted before it's deleted. */
  dependents?(record: RecordOf<R>): readonly Dependents[];
  /** The reason why this record can't be deleted. Checked again with the current record. */
  kept?(record: RecordOf<R>): string | undefined;
  /** The record for the raw data, without parts that have their own cards. */
  raw?(record: RecordOf<R>): object;
  loading?: Omit<DetailSkeletonProps, "label">;
  /** True while other data loads, such as features that decide which fields exist. */
  waits?: boolean;
}

/** The page of a record: everything that resources have in common, around their own parts. */
export function RecordPage<
  L,
  R,
  C,
  U,
  F extends FilterDefs<L>,
  Search = object,
  More extends object = object,
>(props: RecordPageProps<L, R, C, U, F, Search, More>) {
  const { resource, loading = { main: ["fields", "lines"], aside: ["lines"] } } = props;
  const { icon: Icon } = resource;
  const text = useResourceText(resource);
  const params = useParams({ strict: false });
  const id = props.id ?? (params as { id: string }).id;
  const query = useQuery({
    ...resource.recordQueryOptions(useClient(), id),
    ...(resource.live && { refetchOnWindowFocus: "always" as const }),
  });
  if (query.data === undefined || props.waits)
    return (
      <RecordAbsent
        query={query}
        missing={{
          icon: <Icon />,
          title: text("detail.missing"),
          link: <ButtonLink to={`/a${resource.path}` as string}>{text("detail.back")}</ButtonLink>,
        }}
        loading={{ label: text("detail.loading"), ...loading }}
      />
    );
  // The type of the overlays' additional props matters only to the caller.
  const own = props as unknown as RecordPageProps<L, R, C, U, F, Search, object>;
  return <Present key={id} {...own} record={resource.recordIn(query.data)} />;
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
  const { resource, record, fields } = props;
  const text = useResourceText(resource);
  const { form, card, bar } = useRecordForm<RecordOf<R> & Stored, object>({
    ...useResourceForm({ resource, record: record as RecordOf<R> & Stored, fields }),
    nameOf: (one: RecordOf<R>) => resource.nameOf(one),
    messages: { saved: text("edit.saved"), notSaved: text("edit.notSaved") },
  });
  return (
    <Page
      {...props}
      bar={bar}
      general={card(text("edit.title"), <FormFields form={form} fields={fields} />)}
    />
  );
}

function Page<L, R, C, U, F extends FilterDefs<L>, Search>(
  props: PresentProps<L, R, C, U, F, Search> & { general: ReactNode; bar: ReactNode },
) {
  const { resource, record, general, bar, overlays = {} } = props;
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
          // Prop name for a widget: `product_collection` becomes `productCollection`.
          [zone.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]: record,
        } as WidgetZoneProps<"login.before">)}
      />
    );
  // The zone decides the props, which the compiler can't follow.
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
            // Replaces the history entry: Back leads to the list.
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
          {props.main?.(record, view)}
          {widgets("after")}
        </>
      }
      aside={
        <>
          {props.fieldsAside && general}
          {props.aside?.(record, view)}
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
