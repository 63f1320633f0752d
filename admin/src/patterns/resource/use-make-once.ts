import type { Input, Operation, Output } from "@countertop/sdk";
import { useTranslation } from "react-i18next";
import { once } from "../../lib/once.ts";
import { notify } from "../../ui/notify.ts";
import { useOperationWriter, useRevalidate } from "@countertop/sdk/react";

export interface Making<O, Row> {
  operation: Operation<O>;
  input: Input<O>;
  /** What tells it from others of its kind, such as its code; nothing secret, since it is remembered over a reload. */
  wish: unknown;
  madeIn(answer: Output<O>): Row;
  /** Those that it would be among, newest first. */
  read(): Promise<readonly Row[]>;
  isSuch(row: Row): boolean;
  /** What was read of them last. */
  seen?: readonly Row[] | undefined;
  /** For what can be there once only: why it is not made where there is one. */
  taken?(): Error;
}

/**
 * Makes a record once. The server keeps no keys for it: where the answer is lost, the record is looked for among those that are there
 * now, and were not; whoever presses again is led to it.
 */
export function useMakeOnce() {
  const { t } = useTranslation("common");
  const write = useOperationWriter();
  const settle = useRevalidate();
  return async <O, Row extends { id: string }>(making: Making<O, Row>): Promise<Row> => {
    const { operation, input, wish, madeIn, isSuch, seen, taken } = making;
    let made: Row | undefined;
    let such = seen?.filter(isSuch) ?? [];
    const read = async () => (such = (await making.read()).filter(isSuch));
    const outcome = await once<readonly Row[]>({
      name: `${operation.method} ${operation.path} ${JSON.stringify(wish)}`,
      input: wish,
      read,
      seen: seen && such,
      marks: (rows) => rows.map(({ id }) => id),
      // The wish is in the name: who asks for the same after a reload is led to it, and told. Another is made by asking once more.
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
