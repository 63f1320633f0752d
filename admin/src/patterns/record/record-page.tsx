import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import type { Overlay } from "../list/list-types.ts";
import { lastSearch } from "../list/list-memory.ts";
import { FormFields } from "../fields/form-fields.tsx";
import { useResourceForm } from "../fields/use-resource-form.ts";
import type { Fields } from "../fields/define.ts";
import { WidgetZone, type WidgetZoneProps } from "../extension/widget-zone.tsx";
import { useRecordForm } from "../form/record-form.tsx";
import { ButtonLink } from "../page/links.tsx";
import type { BodyOf, RecordOf, Resource, RowOf } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { DependentsList, type Dependents } from "./dependents.tsx";
import { DetailPage, type DetailSkeletonProps } from "./detail-page.tsx";
import { LazyRecordMetadata } from "./lazy-metadata.ts";
import { MetadataCard } from "./metadata-card.tsx";
import { useNeighbors } from "./neighbors.ts";
import { Panel } from "./panel.tsx";
import { RecordAbsent } from "./record-absent.tsx";
import { RawCard, RecordCard } from "./record-cards.tsx";
import { RecordDelete, useDeleteRecord } from "./record-delete.tsx";
import { RecordSteps } from "./record-steps.tsx";

type Base = { id: string; created_at: string; updated_at: string };
type Metadata = Readonly<Record<string, unknown>> | null | undefined;

/** The page as its parts know it. `Search` is what its address says beside the name of what is open. */
export interface RecordView<Search> {
  search: Search;
  /** What is open over the page; nothing where it is empty. */
  edit: string;
  /** Changes a part of what the address says; `replace` where Back should not lead through it, as while one types. */
  setSearch(part: Partial<Search>, options?: { replace?: boolean }): void;
  /** Opens something over the page, by its name among the overlays. */
  open(overlay: string, part?: Partial<Search>): void;
}

export interface RecordOverlayProps<Record, Search = object> {
  record: Record;
  view: RecordView<Search>;
  onClose(): void;
}

export interface RecordPageProps<L, R, C, U, F extends FilterDefs<L>, Search, More extends object> {
  resource: Resource<L, R, C, U, F>;
  /** Which record it is, where it has no path of its own. */
  id?: string;
  /** Without a button that deletes it, where that is one of `actions`. */
  remove?: false;
  /** The form that stands first on the page, saved by a bar at its foot. */
  // oxlint-disable-next-line typescript/no-explicit-any -- of whatever values
  fields?: Fields<any, any>;
  /** Beside the name, such as a status. */
  note?(record: RecordOf<R>): ReactNode;
  /** Buttons of the page, between the steps to other records and the delete. */
  actions?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Above the form, where that is not what a record is opened for. */
  first?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Below the form: what else the record is made of. */
  main?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Above metadata and dates: facts about it. */
  aside?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  foot?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** What opens over the page, by the name that the address has for it. */
  overlays?: Readonly<Record<string, Overlay<RecordOverlayProps<RecordOf<R>, Search> & More>>>;
  /** What they are given besides. */
  overlayProps?(record: RecordOf<R>, view: RecordView<Search>): More & { onClose?(): void };
  /** What would be gentler than deleting it, and is offered in its place. */
  insteadOfDelete?(record: RecordOf<R>): { action: string; act(): void } | undefined;
  /** Why metadata cannot be changed, where the server has no call for it. */
  fixedMetadata?: string;
  /** What depends on it: counted before it is deleted. */
  dependents?(record: RecordOf<R>): readonly Dependents[];
  /** Why this one cannot be deleted; asked again of the record as it is then. */
  kept?(record: RecordOf<R>): string | undefined;
  /** The record as its raw data show it, without what has a card of its own. */
  raw?(record: RecordOf<R>): object;
  loading?: Omit<DetailSkeletonProps, "label">;
  /** Something else than the record is still to come, such as what decides which fields there are. */
  waits?: boolean;
}

/** The page of one record: all that every resource has, around what is its own. */
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
  const client = useClient();
  const params = useParams({ strict: false });
  const id = props.id ?? (params as { id: string }).id;
  const query = useQuery({
    ...resource.recordQueryOptions(client, id),
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
  // What its overlays are given besides is between the two of them.
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
  const { form, card, bar } = useRecordForm<RecordOf<R> & Base, object>({
    ...useResourceForm({ resource, record: record as RecordOf<R> & Base, fields }),
    nameOf: (one: object) => resource.nameOf(one as RowOf<L>),
    messages: { saved: text("edit.saved"), notSaved: text("edit.notSaved") },
  } as never);
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
  const base = record as unknown as Base & { metadata?: Metadata };
  const text = useResourceText(resource);
  const client = useClient();
  const onDelete = useDeleteRecord(resource, base.id, props.kept);
  const navigate = useNavigate();
  const { edit = "", ...rest } = useSearch({ strict: false });
  const search: Search = rest as never;
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
      search: { edit, ...(search as object), ...part },
      replace,
      resetScroll: false,
    } as never);
  const view: RecordView<Search> = {
    search,
    edit,
    setSearch: (part, { replace = false } = {}) => to(part as object, replace),
    open: (overlay, part) => to({ ...(part as object), edit: overlay }, false),
  };
  const name = resource.nameOf(record as unknown as RowOf<L>);
  const widgets = (place: "before" | "after") =>
    zone && (
      <WidgetZone
        {...({
          zone: `${pageZone}.${place}`,
          // `product_collection` is `productCollection` where a widget is given it.
          [zone.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]: record,
        } as WidgetZoneProps<"login.before">)}
      />
    );
  // Which of them is given the record and the resource it asks for.
  const Shown = (
    Object.hasOwn(overlays, edit)
      ? overlays[edit]
      : edit === "metadata" && props.fixedMetadata === undefined
        ? LazyRecordMetadata
        : undefined
  ) as Overlay<RecordOverlayProps<RecordOf<R>, Search> & { resource: unknown }> | undefined;
  return (
    <DetailPage
      title={name}
      note={props.note?.(record)}
      actions={
        <>
          <RecordSteps
            neighbors={neighbors}
            // In the place of this one: Back leads to the list.
            onGo={(other) =>
              void navigate({ to: `/a${path}/${encodeURIComponent(other)}`, replace: true })
            }
          />
          {props.actions?.(record, view)}
          {remove && (
            <RecordDelete
              name={name}
              title={text("delete.title")}
              text={text("delete.text")}
              action={text("delete.action")}
              done={text("delete.done")}
              kept={props.kept?.(record)}
              {...(props.dependents && {
                more: <DependentsList of={props.dependents(record)} />,
              })}
              instead={props.insteadOfDelete?.(record)}
              onDelete={onDelete}
              onDeleted={() =>
                void navigate({ to: `/a${path}`, search: lastSearch(slug) as never, replace: true })
              }
            />
          )}
        </>
      }
      main={
        <>
          {widgets("before")}
          {props.first?.(record, view)}
          {general}
          {props.main?.(record, view)}
          <RawCard record={props.raw?.(record) ?? base} />
          {widgets("after")}
        </>
      }
      aside={
        <>
          {props.aside?.(record, view)}
          {resource.update && base.metadata !== undefined && (
            <Panel>
              <MetadataCard
                metadata={base.metadata}
                onEdit={() => view.open("metadata")}
                fixed={props.fixedMetadata}
              />
            </Panel>
          )}
          <Panel>
            <RecordCard record={base} />
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
