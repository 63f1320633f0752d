import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";

/**
 * Options for a mutation hook of the SDK that show the outcome immediately. Use them for writes that nearly always succeed,
 * such as a toggle or a note. If the write fails, the old data is restored, and a notification shows the reason.
 *
 * const update = useMutation({ mutationFn, ...useOptimisticUpdate(queryKey, (old: Answer, body) => …) });
 */
export function useOptimisticUpdate<Data, Input>(
  queryKey: QueryKey,
  apply: (data: Data, input: Input) => Data,
) {
  const queries = useQueryClient();
  const { t: tCommon } = useTranslation("common");
  return {
    onMutate: async (input: Input): Promise<Shown<Data>> => {
      // Cancels pending requests, because their responses would show the old state again.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Data>(queryKey);
      const after = before && apply(before, input);
      queries.setQueryData(queryKey, after);
      return { before, after };
    },
    onError: (error: Error, _input: Input, shown: Shown<Data> | undefined) => {
      // Keeps newer data that has arrived in the meantime.
      if (shown && queries.getQueryData(queryKey) === shown.after)
        queries.setQueryData(queryKey, shown.before);
      else void queries.invalidateQueries({ queryKey });
      const { title, message } = problemOf(error, tCommon);
      notify("error", title, message);
    },
  };
}

interface Shown<Data> {
  before: Data | undefined;
  after: Data | undefined;
}
