import { css } from "#styled/css";
import { useAdminUpdateClaim, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import { ofProfiles } from "../../../lib/fitting-shipping.ts";
import { useReadRecord } from "../../../patterns/fields.ts";
import { FormDrawer, FormDrawerWaiting } from "../../../patterns/form.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { TextField } from "../../../ui/field.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import type { OrderOverlayProps } from "../order.ts";
import { concurrentChanges, tooLate } from "../concurrent-changes.ts";
import { useBoughtProfiles } from "../record/bought-profiles.ts";
import { ClaimPictures } from "./claim-pictures.tsx";
import { LineRow, LineRows } from "../line-row.tsx";
import { claimItemsBody, draftOf, withTheirs, type ClaimItemDraft } from "./claim-draft.ts";
import { claimReasons, isWhole, type ClaimReason, type ShippingChoice } from "./return-draft.ts";
import { WayFields } from "./return-shipping.tsx";
import { shippingQuery } from "./return-queries.ts";
import type { Claim } from "./returnable.ts";
import { useActionEdit } from "./use-action-edit.ts";

/** Edits a claim, and sets the shipping of its replacement if it has none yet. */
export function UpdateClaim(props: OrderOverlayProps) {
  const { t } = useTranslation("order-returns-sheet");
  const { order, view, onClose } = props;
  const [claim] = useState(() => order.claims?.find(({ id }) => id === view.search.part));
  if (claim && claim.canceled_at === null) return <Update {...props} claim={claim} />;
  return (
    <FormDrawerWaiting title={t("update.title")} onClose={onClose}>
      <Alert tone="info">{t("update.gone")}</Alert>
    </FormDrawerWaiting>
  );
}

function Update({ order, claim, onClose }: OrderOverlayProps & { claim: Claim }) {
  const { t, i18n } = useTranslation(["order-returns-sheet", "common"]);
  const readOrder = useReadRecord(orders, order.id);
  const [opened] = useState(order);
  const { mutateAsync: updateClaim } = useAdminUpdateClaim();
  const client = useClient();
  const [first] = useState(() => draftOf(claim));
  const [items, setItems] = useState(first);
  // The claim as it was last read.
  const [base, setBase] = useState(first);
  const textOf = ({ field, theirs }: { field: "reason" | "note"; theirs: string }) =>
    field === "reason"
      ? t(`claimReason.${theirs as ClaimReason}`)
      : theirs || t("common:values.none");
  const [out, setOut] = useState<ShippingChoice>({ option: "", price: null });
  const lacksShipping = claim.type === "replace" && (claim.shipping_methods ?? []).length === 0;
  const { data } = useQuery({
    ...shippingQuery(client, order.region_id),
    enabled: lacksShipping,
  });
  const { data: profiles = [] } = useBoughtProfiles(claim.additional_items);
  const change = (id: string, part: Partial<ClaimItemDraft>) =>
    setItems((all) => ({ ...all, [id]: { ...(all[id] as ClaimItemDraft), ...part } }));

  const edit = useActionEdit({
    dirty: items !== first || out.option !== "",
    act: async () => {
      if (out.option !== "" && !isWhole(out.price)) throw new CannotBeDone(t("problem.noAmount"));
      const state = await readOrder();
      const now = state.claims?.find(({ id }) => id === claim.id);
      if (!now || now.canceled_at !== null)
        throw await tooLate(t("update.gone"), { seen: opened, now: state, i18n });
      const theirs = draftOf(now);
      const { merged, conflicts } = withTheirs(base, items, theirs);
      const sent = out.option !== "" && (now.shipping_methods ?? []).length > 0;
      // Reports the conflict once. Saving again overwrites the other operator's change.
      setBase(theirs);
      setItems(merged);
      if (sent) setOut({ option: "", price: null });
      const told = [
        ...conflicts.map(
          (one) => `${t(one.field === "note" ? "lines.note" : "lines.reason")}: ${textOf(one)}`,
        ),
        ...(sent ? [t("way.out")] : []),
      ];
      if (told.length > 0) throw await concurrentChanges(told, i18n);
      await updateClaim({
        id: order.id,
        claim_id: claim.id,
        body: {
          claim_items: claimItemsBody(now, merged),
          ...(out.option !== "" && {
            shipping_methods: [{ option_id: out.option, price: out.price ?? 0, data: {} }],
          }),
        },
      });
      notify("success", t("update.done"), `#${order.display_id}`);
      return true;
    },
  });

  return (
    <FormDrawer
      title={t("update.title")}
      subtitle={`#${order.display_id}`}
      edit={edit}
      onClose={onClose}
    >
      <LineRows label={t("steps.wrong")}>
        {(claim.claim_items ?? []).map(({ id, item, quantity }) => {
          const draft = items[id];
          if (!draft) return null;
          return (
            <LineRow
              key={id}
              picture={item?.thumbnail}
              title={item?.title ?? ""}
              notes={[item?.description, `× ${quantity}`]}
            >
              <div className={fields}>
                <SelectField
                  label={t("lines.reason")}
                  value={draft.reason}
                  onValueChange={(reason) => change(id, { reason: reason as ClaimReason })}
                  options={claimReasons.map((reason) => ({
                    value: reason,
                    label: t(`claimReason.${reason}`),
                  }))}
                />
                <TextField
                  label={t("lines.note")}
                  value={draft.note}
                  onChange={({ target }) => change(id, { note: target.value })}
                />
                <ClaimPictures
                  value={draft.pictures}
                  onChange={(pictures) => change(id, { pictures })}
                />
              </div>
            </LineRow>
          );
        })}
      </LineRows>
      {lacksShipping && (
        <>
          <Alert tone="info">{t("update.shippingNeeded")}</Alert>
          <WayFields
            label={t("way.out")}
            priceLabel={t("way.outPrice")}
            none={t("way.outNone")}
            hint={t("way.outHintClaim")}
            options={ofProfiles(
              (data?.shipping_options ?? []).filter(({ is_return }) => !is_return),
              profiles,
            )}
            currency={order.currency_code}
            free
            value={out}
            onChange={setOut}
          />
        </>
      )}
    </FormDrawer>
  );
}

const fields = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
