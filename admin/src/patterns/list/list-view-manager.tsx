import { css } from "#styled/css";
import { adminUpdateStore } from "@countertop/sdk/operations";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { Link2, Star, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { copyToClipboard } from "../../lib/copy-to-clipboard.ts";
import { useDensity } from "../../lib/density-choice.ts";
import { CannotBeDone, problemOf } from "../../lib/errors.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { Popover } from "../../ui/popover.tsx";
import { TextInput } from "../filter/list-inputs.tsx";
import { SHARED_VIEW } from "../list-state/shared-views.ts";
import { LazyConfirm } from "../overlay/lazy-confirm.tsx";
import { writeSharedView, type SharedView } from "./write-shared-view.ts";
import {
  changeStore,
  useListStore,
  withName,
  withoutView,
  withStart,
  withView,
  type SavedView,
} from "../list-state/list-store.ts";

export interface ViewManagerProps {
  anchor: () => HTMLElement | null;
  slug: string;
  /** The current view, as a query string. */
  here: string;
  active: string | undefined;
  /** The views that all operators see. */
  everyones: readonly SavedView[];
  onClose(): void;
}

/**
 * A dialog for the views of a list. The operator can save the current view, rename, delete, and share views, and choose the
 * view that the list opens with.
 */
export function ViewManager(props: ViewManagerProps) {
  const { anchor, slug, here, active, everyones, onClose } = props;
  const { t } = useTranslation("common");
  const { views, start } = useListStore(slug);
  const [name, setName] = useState("");
  const [density] = useDensity();
  const client = useClient();
  const revalidate = useRevalidate();
  const [doomed, setDoomed] = useState<SavedView>();
  const changeShared = async (id: string, view?: SharedView) => {
    const isStored = await writeSharedView(client, id, view);
    await revalidate(adminUpdateStore);
    if (!isStored) throw new CannotBeDone(t("views.notShared"));
  };
  const everyone = useMutation({
    mutationFn: () =>
      changeShared(`${SHARED_VIEW}${crypto.randomUUID()}`, {
        list: slug,
        name: name.trim(),
        search: here,
      }),
    onSuccess: onClose,
    onError: (error) => {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    },
  });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    const view = { id: crypto.randomUUID(), name: name.trim(), search: here };
    changeStore(slug, (store) => withView(store, { ...view, density }));
    onClose();
  };
  const share = async () => {
    const known = views.find(({ id }) => id === active);
    const search = new URLSearchParams(here);
    if (known) search.set("view", known.name);
    const { origin, pathname } = location;
    const text = search.size === 0 ? "" : `?${search.toString().replaceAll("%2C", ",")}`;
    const isCopied = await copyToClipboard(`${origin}${pathname}${text}`);
    if (!isCopied) return notify("error", t("actions.notCopied"));
    notify("success", t("views.copied"));
    onClose();
  };
  return (
    <Popover anchor={anchor} onClose={onClose} label={t("views.manage")}>
      <form className={form} onSubmit={keep}>
        <TextInput
          label={t("views.name")}
          value={name}
          onChange={setName}
          maxLength={60}
          required
        />
        <Button type="submit" visual="primary">
          {t("views.keep")}
        </Button>
      </form>
      <Button
        disabled={name.trim() === ""}
        loading={everyone.isPending}
        onClick={() => everyone.mutate()}
      >
        {t("views.keepForEveryone")}
      </Button>
      {views.length > 0 && (
        <ul className={list} aria-label={t("views.mine")}>
          {views.map((view) => (
            <View key={view.id} view={view} slug={slug} starts={view.id === start} />
          ))}
        </ul>
      )}
      {everyones.length > 0 && (
        <ul className={list} aria-label={t("views.everyones")}>
          {everyones.map((view) => (
            <li key={view.id} className={item}>
              <span className={shared}>{view.name}</span>
              <IconButton
                size="sm"
                aria-label={t("views.delete", { name: view.name })}
                disabled={everyone.isPending}
                onClick={() => setDoomed(view)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <LazyConfirm
          title={t("views.delete", { name: doomed.name })}
          text={t("views.deleteText")}
          action={t("actions.delete")}
          onConfirm={() => changeShared(doomed.id)}
          onClose={() => setDoomed(undefined)}
        />
      )}
      <Button icon={<Link2 aria-hidden />} onClick={() => void share()}>
        {t("views.share")}
      </Button>
    </Popover>
  );
}

function View({ view, slug, starts }: { view: SavedView; slug: string; starts: boolean }) {
  const { t } = useTranslation("common");
  const { id, name } = view;
  const rename = (to: string) => {
    const next = to.trim();
    if (next !== "" && next !== name) changeStore(slug, (store) => withName(store, id, next));
  };
  return (
    <li className={item}>
      <input
        className={input}
        aria-label={t("views.rename", { name })}
        defaultValue={name}
        maxLength={60}
        onBlur={(event) => rename(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && rename(event.currentTarget.value)}
      />
      <IconButton
        size="sm"
        aria-label={t("views.start", { name })}
        aria-pressed={starts}
        onClick={() => changeStore(slug, (store) => withStart(store, starts ? undefined : id))}
      >
        <Star aria-hidden fill={starts ? "currentColor" : "none"} />
      </IconButton>
      <IconButton
        size="sm"
        aria-label={t("views.delete", { name })}
        onClick={() => changeStore(slug, (store) => withoutView(store, id))}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

const form = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "end",
  gap: "8",
});
const list = css({ display: "grid", gap: "2", borderBlock: "hairline", paddingBlock: "8" });
const item = css({ display: "flex", alignItems: "center", gap: "4" });
const shared = css({ flex: "1", minWidth: 0, paddingInline: "8", overflowWrap: "anywhere" });
const input = css({
  flex: "1",
  minWidth: 0,
  height: "controlSmall",
  paddingInline: "8",
  textStyle: "input",
  background: "transparent",
  border: "1px solid transparent",
  borderRadius: "control",
  _hover: { borderColor: "border.strong" },
});
