"use client";
import { useShop } from "./shop-context";

/** The fields of the sandbox's test provider. Delete this file when you add a real provider. */
export function TestPayment() {
  const { t } = useShop();
  return (
    <label>
      {t("Result of the test payment")}{" "}
      <select name="answer" defaultValue="success">
        <option value="success">{t("It succeeds")}</option>
        <option value="refusal">{t("It is rejected")}</option>
        <option value="redirect">{t("It asks on its own page")}</option>
        <option value="more">{t("It asks for a code (1234)")}</option>
      </select>
    </label>
  );
}
