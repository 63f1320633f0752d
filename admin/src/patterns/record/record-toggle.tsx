import { useClient, useOperationWriter } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { useCommands } from "../page/commands.ts";
import type { BodyOf, RecordOf, Resource } from "../resource/define.ts";
import { useOptimisticUpdate } from "./optimistic.ts";

export interface RecordToggleProps<L, R, C, U, F> {
  resource: Resource<L, R, C, U, F>;
  id: string;
  /** What it is to be, such as off. */
  change: Partial<BodyOf<U>> & Partial<RecordOf<R>>;
  label: string;
  icon: LucideIcon;
}

/** Puts a record on sale or takes it off, turns it on or off: by a button and its key, shown at once, taken back when the store refuses. */
export function RecordToggle<L, R, C, U, F>({
  resource,
  id,
  change,
  label,
  icon: Icon,
}: RecordToggleProps<L, R, C, U, F>) {
  const write = useOperationWriter();
  const { queryKey } = resource.recordQueryOptions(useClient(), id);
  const { mutate } = useMutation({
    mutationFn: (body: object) => {
      if (!resource.update) throw new Error(`${resource.slug} cannot be changed`);
      return write(resource.update, { id, body } as never);
    },
    ...useOptimisticUpdate(queryKey, (answer: object, body: object) => {
      const record: unknown = resource.recordIn(answer as never);
      return Object.fromEntries(
        Object.entries(answer).map(([name, value]: [string, unknown]) => [
          name,
          value === record ? { ...(value as object), ...body } : value,
        ]),
      );
    }),
  });
  const busy = useRef(false);
  const toggle = () => {
    // Pressed twice in a hurry it would be as it was.
    if (busy.current) return;
    busy.current = true;
    mutate(change, { onSettled: () => (busy.current = false) });
  };
  const icon = <Icon aria-hidden />;
  useCommands([{ id: "record.state", group: "page", label, icon, keys: "p", run: toggle }]);
  return (
    <Button icon={icon} onClick={toggle}>
      {label}
    </Button>
  );
}
