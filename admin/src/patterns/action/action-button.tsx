import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useCommands } from "../../lib/commands.ts";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import type { Warning } from "../overlay/warning.tsx";
import { useText } from "../page/use-text.ts";
import { useOptimisticUpdate } from "../record/optimistic.ts";
import type { RecordOf, Resource } from "../resource/define.ts";
import type { Action } from "./define-action.ts";
import { useAction } from "./use-action.tsx";
import { useTools } from "./use-tools.ts";

const LazyWarning = lazyPart(() => import("../overlay/warning.tsx"), "WarningQuestion");

type Shown<R> = RecordOf<R> & { id: string };

export interface ActionButtonsProps<L, R, C, U, F> {
  resource: Resource<L, R, C, U, F>;
  record: Shown<R>;
  /** The actions. Only those that apply to the record in its current state are shown. */
  actions: readonly Action<Shown<R>>[];
  visual?: "primary" | undefined;
  /** Values for the placeholders in the confirmation, such as `{ total: "€10.00" }`. */
  values?: Record<string, unknown> | undefined;
  /** Called after the action was performed, even if another operator did it. Not called for an action that sets fields. */
  onDone?(): unknown;
}

/**
 * The action buttons on a record's page. An enabled action is also in the command palette, and can have a shortcut. A disabled
 * button shows the reason.
 */
export function ActionButtons<L, R, C, U, F>({
  actions,
  ...props
}: ActionButtonsProps<L, R, C, U, F>) {
  return actions
    .filter((action) => action.offered(props.record))
    .map((action) => {
      const Do = action.sets ? SetsButton : CallButton;
      return <Do key={action.key ?? action.name} {...props} action={action} />;
    });
}

type OneProps<L, R, C, U, F> = Omit<ActionButtonsProps<L, R, C, U, F>, "actions"> & {
  action: Action<Shown<R>>;
};

/** A button that sets fields. The new values appear immediately. If the store rejects them, the old values are restored. */
function SetsButton<L, R, C, U, F>({ action, resource, record }: OneProps<L, R, C, U, F>) {
  const tools = useTools();
  const { id }: { id: string } = record;
  const { queryKey } = resource.recordQueryOptions(useClient(), id);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { perform, refreshAfter } = await import("./perform.ts");
      const how = await perform(action, id, tools);
      if (how !== "done") await refreshAfter(how, action, tools);
    },
    ...useOptimisticUpdate(queryKey, (answer: object) => {
      const shown: unknown = resource.recordIn(answer as object);
      return Object.fromEntries(
        Object.entries(answer).map(([name, value]: [string, unknown]) => [
          name,
          value === shown ? { ...(value as object), ...action.sets } : value,
        ]),
      );
    }),
  });
  const busy = useRef(false);
  const [warning, setWarning] = useState<Warning>();
  const send = () => {
    busy.current = true;
    mutate(undefined, { onSettled: () => (busy.current = false) });
  };
  const run = async () => {
    // Ignores a quick second press, which would undo the first.
    if (busy.current) return;
    busy.current = true;
    const found = await action.warns?.(tools, [id]);
    if (!found) return send();
    busy.current = false;
    setWarning(found);
  };
  return (
    <>
      <Trigger action={action} record={record} loading={isPending} onRun={() => void run()} />
      {warning && (
        <Suspense>
          <LazyWarning warning={warning} onConfirm={send} onClose={() => setWarning(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function CallButton<L, R, C, U, F>(props: OneProps<L, R, C, U, F>) {
  const { action, record, visual, values, onDone } = props;
  const { begin, busy, overlay } = useAction(action, { values, onDone });
  return (
    <>
      <Trigger
        action={action}
        record={record}
        visual={visual}
        loading={busy}
        onRun={() => begin(record)}
      />
      {overlay}
    </>
  );
}

interface TriggerProps<Target> {
  action: Action<Target>;
  record: Target;
  visual?: "primary" | undefined;
  loading?: boolean;
  onRun(): void;
}

function Trigger<Target>({ action, record, visual, loading, onRun }: TriggerProps<Target>) {
  const text = useText();
  const reasonId = useId();
  const { name, icon: Icon, key, command = `${action.slug}.${name}` } = action;
  const why = action.unavailable?.(record);
  const [label, icon] = [text(action.label), <Icon key={name} aria-hidden />];
  useCommands(
    why ? [] : [{ id: command, group: "page", label, icon, ...(key && { keys: key }), run: onRun }],
  );
  return (
    <>
      <Button
        icon={icon}
        {...(visual && { visual })}
        loading={loading === true}
        {...(why && { disabled: true, "aria-describedby": reasonId })}
        onClick={onRun}
      >
        {label}
      </Button>
      {why && (
        <span id={reasonId} className={reason}>
          {text(why)}
        </span>
      )}
    </>
  );
}

const reason = css({ textStyle: "small", color: "fg.subtle" });
