"use client";
import type { Product, Region } from "@countertop/sdk/types";
import {
  productPrice,
  useAddToCart,
  useProductOptions,
  useQuantity,
  variantPrice,
} from "@countertop/storefront-kit/parts";

export function BuyProduct({ product, region }: { product: Product; region: Region }) {
  const choice = useProductOptions(product);
  const quantity = useQuantity({ variant: choice.variant });
  const { add, isAdding } = useAddToCart({
    item: choice.variant && { variant_id: choice.variant.id, quantity: quantity.value },
  });
  const from = productPrice({ product, region });
  const price = choice.variant ? variantPrice({ variant: choice.variant, region }) : from;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <p>
        {price === from && from?.isFrom && "From "}
        {price?.text}
        {price?.original && (
          <>
            {" "}
            instead of <s>{price.original.text}</s>, {price.percentOff}% off
          </>
        )}
      </p>
      {choice.options.map((option) => (
        <div key={option.id} {...choice.getGroupProps(option)}>
          <p {...choice.getLabelProps(option)}>{option.title}</p>
          {option.values.map((value) => (
            <button key={value.value} {...choice.getValueProps(option, value)}>
              {value.value}
              {value.availability === "sold-out" && " (sold out)"}
              {value.availability === "unavailable" && " (other combinations)"}
            </button>
          ))}
        </div>
      ))}
      <button {...quantity.getDecrementProps()} aria-label="One less">
        −
      </button>
      <input aria-label="Quantity" {...quantity.getInputProps()} />
      <button {...quantity.getIncrementProps()} aria-label="One more">
        +
      </button>
      <button disabled={!choice.variant || choice.isSoldOut || isAdding}>
        {choice.isSoldOut ? "Sold out" : "Add to cart"}
      </button>
      {choice.missing && <p>Choose: {choice.missing.title}</p>}
    </form>
  );
}
