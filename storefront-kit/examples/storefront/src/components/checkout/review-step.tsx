import { useCart } from "@countertop/storefront-kit";
import { Link, useNavigate } from "@tanstack/react-router";
import { button, link } from "#styled/recipes";
import { money } from "../../lib/money.ts";
import { isSoldOut } from "../../lib/words.ts";
import { AddressLines } from "../address-lines.tsx";
import { Terms } from "../terms.tsx";
import { stack } from "../layout.ts";
import { Refusal } from "../states.tsx";

export function ReviewStep() {
  const { cart, completeCheckout } = useCart();
  const navigate = useNavigate();
  if (!cart) return null;
  const buy = () =>
    completeCheckout.mutate(undefined, {
      onSuccess: (bought) => {
        if (bought.type === "order")
          void navigate({
            to: "/orders/$id",
            params: { id: bought.data.id },
            search: { placed: true },
            replace: true,
          });
      },
    });
  const open = completeCheckout.data?.type === "cart";
  return (
    <div className={stack}>
      <Terms
        of={[
          ["To", <AddressLines key="to" address={cart.shipping_address} />],
          ["Confirmation to", cart.email],
          [
            "Delivery",
            cart.shipping_methods?.map(({ shipping_option }) => shipping_option?.name).join(", "),
          ],
        ]}
      />
      {completeCheckout.error && <Refusal error={completeCheckout.error} />}
      {isSoldOut(completeCheckout.error) && (
        <Link to="/cart" className={link()}>
          Change the cart
        </Link>
      )}
      {open && (
        <Refusal error>The payment needs something more. Choose how to pay once more.</Refusal>
      )}
      <div>
        <button
          type="button"
          className={button()}
          aria-busy={completeCheckout.isPending}
          onClick={() => !completeCheckout.isPending && buy()}
        >
          Place order · {money(cart.total, cart.region?.currency_code)}
        </button>
      </div>
    </div>
  );
}
