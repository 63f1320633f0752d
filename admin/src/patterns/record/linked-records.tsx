import type { HttpClient, Output } from "@countertop/sdk";
import type { OperationQueryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { namesFact } from "../../lib/names-fact.ts";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { useFormat } from "../page/use-format.ts";
import { RecordSelect } from "../fields/lazy-record-select.tsx";
import { changes, type Picked } from "../../lib/picked.ts";
import type { PickerSource } from "../picker/picker-list.tsx";

export interface LinkedRecordsProps<L, A> extends PickerSource<L> {
  /** The card's title and its field's label, such as "Sales channels". */
  title: string;
  hint?: string;
  /** The label of the button and the title of the picker, such as "Choose sales channels". */
  choose: string;
  /** The label of the picker's search field. */
  search: string;
  /** The owner's name, for the notification. */
  owner: string;
  /** The notification after saving, such as "Sales channels saved". */
  saved: string;
  /** Returns the query for the records that are currently linked. */
  linked(client: HttpClient): OperationQueryOptions<A>;
  pickedIn(answer: Output<A>): Picked[];
  /** Links the added records, and unlinks the removed ones. */
  onChange(added: readonly string[], removed: readonly string[]): Promise<unknown>;
}

/**
 * The records that a record is linked to, if they are few, such as a key's sales channels. They are edited inline, saved
 * immediately, and can be undone. If there can be thousands, use `RelatedList`.
 */
export function LinkedRecords<L, A>({
  title,
  hint,
  choose,
  search,
  owner,
  saved,
  linked: linkedQuery,
  pickedIn,
  onChange,
  ...source
}: LinkedRecordsProps<L, A>) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const query = useQuery(linkedQuery(useClient()));
  const { error, refetch } = query;
  const answer: unknown = query.data;
  const linked = answer === undefined ? undefined : pickedIn(answer as Output<A>);
  const [picking, setPicking] = useState<readonly Picked[]>();

  const change = async (before: readonly Picked[], after: readonly Picked[]) => {
    const ids = (list: readonly Picked[]) => list.map(({ id }) => id);
    const { added, removed } = changes(before, after);
    try {
      await onChange(ids(added), ids(removed));
    } finally {
      // Refetches, because some links may have been saved before another one was rejected.
      await refetch();
    }
  };
  /** Saves the records chosen in the picker. The picker waits for the result, and shows an error. */
  const pick = async (before: readonly Picked[], after: readonly Picked[]) => {
    await change(before, after);
    notify("success", saved, owner, {
      label: t("actions.undo"),
      run: () => void inPlace(after, () => change(after, before)),
    });
  };
  /** Shows the change immediately, and reverts it if saving fails. */
  const inPlace = async (after: readonly Picked[], run: () => Promise<void>) => {
    setPicking(after);
    try {
      await run();
    } catch (failure) {
      const { title: what, message } = problemOf(failure, t);
      notify("error", what, message);
    } finally {
      setPicking(undefined);
    }
  };
  const value = picking ?? linked;
  return (
    <Card
      title={title}
      note={t("form.autosaved")}
      fact={namesFact(
        format,
        value?.map((one) => one.title),
      )}
    >
      {value ? (
        <RecordSelect
          {...source}
          label={title}
          labelHidden
          {...(hint !== undefined && { hint })}
          multiple
          value={value}
          onChange={(next) => void inPlace(next, () => pick(value, next))}
          onPick={(next) => pick(value, next)}
          choose={choose}
          subtitle={owner}
          searchLabel={search}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="32px" />
      )}
    </Card>
  );
}
