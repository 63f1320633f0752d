import type { Input, Operation, Output } from "@countertop/sdk";
import { useTranslation } from "react-i18next";
import { exactlyOnce } from "../../lib/exactly-once.ts";
import { notify } from "../../ui/notify.ts";
import { useOperationWriter, useRevalidate } from "@countertop/sdk/react";

export interface CreateOnceOptions<O, Row> {
  operation: Operation<O>;
  input: Input<O>;
  /** Data that identifies the record, such as its code. It must not be secret, because it is stored to survive a reload. */
  wish: unknown;
  madeIn(answer: Output<O>): Row;
  /** Reads the records that would include the new one, newest first. */
  read(): Promise<readonly Row[]>;
  isSuch(row: Row): boolean;
  /** The records as they were last read. */
  seen?: readonly Row[] | undefined;
  /** Returns the error if a record already exists, and only one may exist. */
  taken?(): Error;
}

/**
 * Creates a record exactly once. The server has no idempotency keys for this. If the response is lost, this looks for the
 * record among new records, and pressing the button again finds it.
 */
export function useCreateOnce() {
  const { t } = useTranslation("common");
  const write = useOperationWriter();
  const settle = useRevalidate();
  return async <O, Row extends { id: string }>(making: CreateOnceOptions<O, Row>): Promise<Row> => {
    const { operation, input, wish, madeIn, isSuch, seen, taken } = making;
    let made: Row | undefined;
    let such = seen?.filter(isSuch) ?? [];
    const read = async () => (such = (await making.read()).filter(isSuch));
    const outcome = await exactlyOnce<readonly Row[]>({
      name: `${operation.method} ${operation.path} ${JSON.stringify(wish)}`,
      input: wish,
      read,
      seen: seen && such,
      evidence: (rows) => rows.map(({ id }) => id),
      // The key includes the request, so that repeating the request after a reload finds the record. Repeating it once more
      // creates a new record.
      unique: true,
      send: async () => {
        if (taken && such.length > 0) throw taken();
        made = madeIn(await write(operation, input));
      },
    });
    if (outcome !== "done") {
      notify("success", t(`errors.${outcome}Title`), t("errors.foundText"));
      void settle(operation);
    }
    const record = made ?? such[0] ?? (await read())[0];
    if (!record) throw new Error("What was found is gone.");
    return record;
  };
}
