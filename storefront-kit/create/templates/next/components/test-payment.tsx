"use client";
import { useState } from "react";
import { nameOfSaved, type PaymentFieldsProps } from "@/lib/saved-method";
import { useShop } from "./shop-context";

/** The fields of the sandbox's test provider. Delete this file when you add a real provider. */
export function TestPayment({ saved, canSave }: PaymentFieldsProps) {
  const { t } = useShop();
  const [card, setCard] = useState<string>();
  const chosen = card ?? saved[0]?.id ?? "";
  return (
    <>
      {saved.length > 0 && (
        <label>
          {t("Card")}{" "}
          <select name="saved" value={chosen} onChange={({ target }) => setCard(target.value)}>
            {saved.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOfSaved(one, t)}
              </option>
            ))}
            <option value="">{t("A new card")}</option>
          </select>
        </label>
      )}
      {canSave && !chosen && (
        <label className="row">
          {/* Keeps the new card chosen if the saved cards arrive afterwards. */}
          <input type="checkbox" name="save" onChange={() => setCard("")} />{" "}
          {t("Keep this card for next time")}
        </label>
      )}
      <label>
        {t("Result of the test payment")}{" "}
        <select name="answer" defaultValue="success">
          <option value="success">{t("It succeeds")}</option>
          <option value="refusal">{t("It is rejected")}</option>
          <option value="redirect">{t("It asks on its own page")}</option>
          <option value="more">{t("It asks for a code (1234)")}</option>
        </select>
      </label>
    </>
  );
}
