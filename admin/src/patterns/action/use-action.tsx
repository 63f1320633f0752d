import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { notify } from "../../ui/notify.ts";
import { LazyConfirm } from "../overlay/lazy-confirm.tsx";
import type { Action } from "./define-action.ts";
import { useTools } from "./use-tools.ts";

const Drawer = lazyPart(() => import("./action-drawer.tsx"), "ActionDrawer");

export interface ActionRun<Target> {
  /** Starts the action: opens its dialog or drawer, or runs it. */
  begin(target: Target): void;
  busy: boolean;
  /** The reason why the action can't run now. */
  reason(target: Target): string | undefined;
  /** The dialog or drawer. Render it in a component that stays mounted during the action. */
  overlay: ReactNode;
}

export interface ActionRunOptions<Target> {
  /** Values for the placeholders in the confirmation, such as `{ total: "€10.00" }`. */
  values?: Record<string, unknown> | undefined;
  /** Called after the action was performed, including by another operator. */
  onDone?: ((target: Target) => unknown) | undefined;
}

/** Runs an action from any kind of control, such as an icon in a row or an item in a menu. */
export function useAction<Target extends object>(
  action: Action<Target>,
  { values, onDone }: ActionRunOptions<Target> = {},
): ActionRun<Target> {
  const { asks, done, danger, form } = action;
  const { t } = useTranslation("common");
  const tools = useTools();
  const { text } = tools;
  const [opened, setOpened] = useState<Target>();
  const [busy, setBusy] = useState(false);
  const close = () => setOpened(undefined);
  const run = async (target: Target) => {
    const { perform, refreshAfter } = await import("./perform.ts");
    const name = action.nameOf(target);
    const { id = "" } = target as { id?: string };
    const how = await perform(action, id, tools, target);
    if (how === "tooLate")
      notify("info", text(action.tooLate ?? "common:errors.doneByOthers"), name);
    else if (how === "found") notify("success", t("errors.foundTitle"), t("errors.foundText"));
    else if (done) notify("success", text(done, { count: 1, value: "1" }), name);
    // Runs before the refetch. Otherwise, a page that is about to close would show the new state for a moment.
    await onDone?.(target);
    // Keeps the dialog open until the page shows the result. Otherwise, pressing Enter again would open the dialog for the old
    // state.
    await refreshAfter(how, action, tools);
  };
  const attempt = async (target: Target) => {
    if (busy) return;
    setBusy(true);
    try {
      await run(target);
    } catch (error) {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    } finally {
      setBusy(false);
    }
  };
  const name = opened && action.nameOf(opened);
  const named = { name, ...(opened && asks?.values?.(opened)), ...values };
  return {
    begin: (target) => (asks || form ? setOpened(target) : void attempt(target)),
    busy,
    reason: (target) => {
      const why = action.unavailable?.(target);
      return why && text(why);
    },
    overlay: opened && (
      <>
        {asks && (
          <LazyConfirm
            {...(danger ? { tone: "danger" as const, typed: name ?? "" } : {})}
            title={text(asks.title, named)}
            text={text(asks.text, { count: 1, ...named })}
            action={text(asks.confirm ?? action.label)}
            onConfirm={() => run(opened)}
            onClose={close}
          />
        )}
        {form && (
          <Suspense>
            <Drawer action={action} record={opened} onClose={close} />
          </Suspense>
        )}
      </>
    ),
  };
}
