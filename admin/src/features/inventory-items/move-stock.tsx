import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { problemOf, type Problem } from "../../lib/errors.ts";
import {
  BackToForm,
  FormDrawer,
  FormDrawerWaiting,
  message,
  NumberInput,
  InvalidFields,
  useEditForm,
} from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { locationsQuery, type Level } from "../../patterns/stock.ts";
import { leftMoves, leftMovesQuery, type LeftMove } from "../../lib/left-moves.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { SelectField } from "../../ui/select.tsx";
import { countsAt, freeAt, stepsDone, type Move } from "./move-steps.ts";
import { useMove, type Standing } from "./use-move.ts";

interface MoveStockProps {
  item: { id: string; location_levels?: readonly Level[] };
  name: string;
  onClose(): void;
}

const whole = message("common:form.wholeNumber");
const required = message("common:form.required");
const place = v.pipe(v.string(), v.minLength(1, required));
const schema = v.object({
  from: place,
  to: place,
  quantity: v.pipe(
    v.nullable(
      v.pipe(v.number(whole), v.integer(whole), v.minValue(1, message("common:form.atLeast"))),
    ),
    v.check((value) => value !== null, required),
  ),
});
type Values = v.InferOutput<typeof schema>;

/** The message keys that say where the units are after each number of steps. */
const after = ["none", "coming", "taken", "arrived"] as const;

/** Moves stock of an item to another location, or finishes or undoes an abandoned move. */
export function MoveStock(props: MoveStockProps) {
  const { t } = useTranslation("inventory-items");
  const client = useClient();
  const { data, error, refetch } = useQuery({
    ...leftMovesQuery(client, props.item.id),
    staleTime: 0,
  });
  // The first abandoned move. Ignores moves that begin after the dialog has opened, because the dialog itself also reserves
  // stock.
  const [left, setLeft] = useState<{ move: LeftMove | undefined }>();
  if (data && !left) setLeft({ move: leftMoves(data.reservations)[0] });
  return left ? (
    <Movement {...props} unfinished={left.move} />
  ) : (
    <FormDrawerWaiting
      title={t("move.title")}
      subtitle={props.name}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

function Movement({
  item,
  name,
  unfinished,
  onClose,
}: MoveStockProps & { unfinished: LeftMove | undefined }) {
  const { t } = useTranslation(["inventory-items", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { data } = useQuery(locationsQuery(useClient()));
  const places = data?.stock_locations ?? [];
  const nameOf = (id: string) => places.find((one) => one.id === id)?.name ?? id;
  const { location_levels: levels = [] } = item;
  const { levelsOf, move, undo, free } = useMove(unfinished);
  const done =
    unfinished &&
    stepsDone(unfinished, unfinished.before, countsAt(levels, unfinished.before.keys()));
  const [stopped, setStopped] = useState<{ move: Move; standing: Standing } | undefined>(
    unfinished && done !== undefined ? { move: unfinished, standing: { done } } : undefined,
  );
  // Set if someone else has changed the stock since the move was abandoned, so that the number of finished steps is unknown.
  const [unclear, setUnclear] = useState(unfinished && done === undefined ? unfinished : undefined);
  const [undoing, setUndoing] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const [first] = useState((): Values => {
    if (stopped) return stopped.move;
    const [most] = levels.toSorted(
      (a, b) => freeAt(levels, b.location_id) - freeAt(levels, a.location_id),
    );
    return { from: most?.location_id ?? "", to: "", quantity: null };
  });
  const { form, edit } = useEditForm<Values, Values>({
    values: first,
    schema,
    save: async ({ from, to, quantity }) => {
      setProblem(undefined);
      const wish = stopped?.move ?? { item: item.id, from, to, quantity: quantity ?? 0 };
      if (!stopped) {
        if (from === to) throw new InvalidFields({ to: t("move.same") });
        // Reserved stock can't be moved, because it ships from its current location.
        const free = freeAt(await levelsOf(item.id), from);
        if (wish.quantity > free)
          throw new InvalidFields({ quantity: t("move.only", { value: format.number(free) }) });
      }
      const standing = await move(wish, stopped?.standing.done ?? 0, nameOf(wish.to));
      if (standing.why !== undefined) {
        stop(wish, standing);
        throw new BackToForm();
      }
      notify("success", t("move.done"), `${nameOf(wish.from)} → ${nameOf(wish.to)}`);
    },
  });
  /** Stops the move. Before the first step, the operator can still change all values. */
  const stop = (wish: Move, standing: Standing) => {
    const { done, unsure = false, why = "" } = standing;
    if (done > 0 || unsure) setStopped({ move: wish, standing });
    else {
      setStopped(undefined);
      setProblem({ title: t("move.nothing"), message: why, retryable: true });
    }
  };
  const takeBack = async ({ move: wish, standing }: { move: Move; standing: Standing }) => {
    setUndoing(true);
    setProblem(undefined);
    try {
      const now = await undo(wish, standing.done);
      if (now.why === undefined) {
        setStopped(undefined);
        notify("success", t("move.undone"));
      } else stop(wish, now);
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    } finally {
      setUndoing(false);
    }
  };
  const release = async () => {
    setUndoing(true);
    try {
      await free();
      setUnclear(undefined);
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    } finally {
      setUndoing(false);
    }
  };
  const busy = edit.saving || undoing;

  return (
    <FormDrawer
      title={t("move.title")}
      subtitle={name}
      edit={{ ...edit, saving: busy, problem: problem ?? edit.problem }}
      saveLabel={stopped ? t("move.goOn") : t("move.action")}
      onClose={onClose}
    >
      {stopped ? (
        <Alert seek title={t("move.stopped")}>
          <span className={line}>
            {t(`move.after.${after[stopped.standing.done] ?? "none"}`, {
              value: format.number(stopped.move.quantity),
              from: nameOf(stopped.move.from),
              to: nameOf(stopped.move.to),
            })}
          </span>
          <span className={line}>{stopped.standing.why}</span>
          <span className={line}>
            <Button size="sm" disabled={busy} onClick={() => void takeBack(stopped)}>
              {t("move.undo")}
            </Button>
          </span>
        </Alert>
      ) : (
        <>
          {unclear && (
            <Alert
              tone="warning"
              title={t("move.stopped")}
              action={
                <Button size="sm" disabled={busy} onClick={() => void release()}>
                  {t("move.release")}
                </Button>
              }
            >
              {t("move.changed", {
                value: format.number(unclear.quantity),
                from: nameOf(unclear.from),
                to: nameOf(unclear.to),
              })}
            </Alert>
          )}
          <form.AppField name="from">
            {(field) => (
              <field.Bound>
                {(control) => (
                  <SelectField
                    {...control}
                    label={t("move.from")}
                    required
                    options={places
                      .filter(({ id }) => levels.some((level) => level.location_id === id))
                      .map((one) => ({ value: one.id, label: one.name }))}
                    hint={
                      field.state.value &&
                      t("move.free", { value: format.number(freeAt(levels, field.state.value)) })
                    }
                  />
                )}
              </field.Bound>
            )}
          </form.AppField>
          <form.AppField name="to">
            {(field) => (
              <field.Bound>
                {(control) => (
                  <SelectField
                    {...control}
                    label={t("move.to")}
                    required
                    options={[
                      { value: "", label: t("common:picker.choose"), disabled: true },
                      ...places.map((one) => ({ value: one.id, label: one.name })),
                    ]}
                  />
                )}
              </field.Bound>
            )}
          </form.AppField>
          <form.AppField name="quantity">
            {(field) => (
              <field.Bound>
                {({ value: _, onValueChange: __, ...control }) => (
                  <NumberInput
                    {...control}
                    name="quantity"
                    label={t("move.quantity")}
                    required
                    min={1}
                    value={field.state.value}
                    onValueChange={field.handleChange}
                  />
                )}
              </field.Bound>
            )}
          </form.AppField>
          <p className={quiet}>{t("move.how")}</p>
        </>
      )}
    </FormDrawer>
  );
}

const line = css({ display: "block", marginBlockEnd: "8" });
const quiet = css({ color: "fg.muted" });
