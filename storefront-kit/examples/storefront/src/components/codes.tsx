import { useCart } from "@countertop/storefront-kit";
import { useState } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { useFields } from "../lib/form.ts";
import { Field } from "./field.tsx";

/** One field for both: whoever has a code need not know what kind it is. */
export function Codes() {
  const { cart, addDiscount, addGiftCard, removeDiscount, removeGiftCard } = useCart();
  const [refused, setRefused] = useState(false);
  const { errors, form } = useFields(({ code = "" }) => {
    setRefused(false);
    addDiscount
      .mutateAsync({ code })
      .catch(() => addGiftCard.mutateAsync({ code }))
      .catch(() => setRefused(true));
  });
  const used = [
    ...(cart?.discounts ?? []).map(({ code }) => ({
      code,
      remove: () => removeDiscount.mutate({ code }),
    })),
    ...(cart?.gift_cards ?? []).map(({ code }) => ({
      code,
      remove: () => removeGiftCard.mutate({ code }),
    })),
  ];
  return (
    <div className={css({ display: "grid", gap: "12" })}>
      <form
        {...form}
        className={css({
          display: "grid",
          gridTemplateColumns: "1fr auto",
          gap: "8",
          alignItems: "end",
        })}
      >
        <Field
          name="code"
          label="Discount or gift card"
          required
          autoComplete="off"
          data-missing="Enter a code first."
          errors={refused ? { code: "This code does not work for this cart." } : errors}
        />
        <button
          className={button({ tone: "plain" })}
          aria-busy={addDiscount.isPending || addGiftCard.isPending}
        >
          Apply
        </button>
      </form>
      {used.map(({ code, remove }) => (
        <p
          key={code}
          className={css({
            display: "flex",
            justifyContent: "space-between",
            alignItems: "center",
            textStyle: "small",
          })}
        >
          {code}
          <button
            type="button"
            className={button({ tone: "quiet" })}
            aria-label={`Remove ${code}`}
            onClick={remove}
          >
            Remove
          </button>
        </p>
      ))}
    </div>
  );
}
