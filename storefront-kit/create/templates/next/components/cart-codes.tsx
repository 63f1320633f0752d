"use client";
import { useCart } from "@countertop/storefront-kit";
import { CartForm } from "./cart-form";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";

/** Discount and gift card codes. A code that isn't a discount is tried as a gift card. */
export function CartCodes() {
  const { t } = useShop();
  const { cart, addDiscount, addGiftCard, removeDiscount, removeGiftCard } = useCart();
  const codes = [
    ...(cart?.discounts ?? []).map(({ code }) => ({
      code,
      remove: removeDiscount,
      action: "removeDiscount",
    })),
    ...(cart?.gift_cards ?? []).map(({ code }) => ({
      code,
      remove: removeGiftCard,
      action: "removeGiftCard",
    })),
  ];
  const isPending = addDiscount.isPending || addGiftCard.isPending;
  const apply = (code: string): void => {
    if (code === "" || isPending) return;
    addGiftCard.reset();
    addDiscount.mutate({ code }, { onError: () => addGiftCard.mutate({ code }) });
  };
  return (
    <div className="stack">
      <CartForm
        action="addCode"
        fields={{}}
        onSubmit={(form) => apply((form.get("code") as string).trim())}
      >
        <label>
          {t("Discount or gift card code")} <input name="code" autoComplete="off" required />
        </label>
        <button className="quiet" aria-busy={isPending}>
          {t("Apply")}
        </button>
      </CartForm>
      {addDiscount.error && addGiftCard.error && (
        <ErrorText error={addGiftCard.error}>{t("This code isn't valid.")}</ErrorText>
      )}
      {codes.map(({ code, remove, action }) => (
        <CartForm
          key={code}
          action={action}
          fields={{ code }}
          onSubmit={() => remove.mutate({ code })}
        >
          <strong>{code}</strong>
          <button className="quiet" aria-label={t("Remove {code}", { code })}>
            {t("Remove")}
          </button>
        </CartForm>
      ))}
    </div>
  );
}
