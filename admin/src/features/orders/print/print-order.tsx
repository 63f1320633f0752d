import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PrintModal } from "../../../patterns/paper.ts";
import { SelectField } from "../../../ui/select.tsx";
import type { OrderOverlayProps } from "../order.ts";
import { NotesChoice, useReserved } from "./choices.tsx";
import { PackingSlip, useSlipName } from "./packing-slip.tsx";
import { slipsOf } from "./pick-lines.ts";

/** Printable slips of one order: one for the items to fulfill, and one for each package. */
export function PrintOrder({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-print");
  const nameOf = useSlipName();
  const { reservations, isLoaded, failed } = useReserved([order]);
  const [notes, setNotes] = useState(false);
  const slips = slipsOf(order);
  // Initially, shows the part in the URL, such as a package.
  const [chosen, choose] = useState(view.search.part);
  const slip = slips.find(({ id }) => id === chosen) ?? slips[0];
  if (!slip) return null;
  return (
    <PrintModal
      title={nameOf(order, slip).label}
      action={t("title")}
      ready={isLoaded || failed !== null}
      controls={
        <>
          {slips.length > 1 && (
            <SelectField
              label={t("which")}
              value={slip.id}
              onValueChange={choose}
              options={slips.map((one) => ({ value: one.id, label: nameOf(order, one).label }))}
            />
          )}
          <NotesChoice checked={notes} onCheckedChange={setNotes} />
        </>
      }
      onClose={onClose}
    >
      <PackingSlip order={order} slip={slip} reservations={reservations} notes={notes} />
    </PrintModal>
  );
}
