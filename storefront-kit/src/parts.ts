export {
  productPrice,
  variantPrice,
  type PriceSettings,
  type PriceText,
  type PricedProduct,
  type PricedVariant,
  type ProductPrice,
  type ShownPrice,
} from "./parts/price.ts";
export {
  productImages,
  type PicturedProduct,
  type PicturedVariant,
  type ProductImage,
} from "./parts/images.ts";
export {
  selectionOf,
  useProductOptions,
  type Availability,
  type OptionSelection,
  type OptionValue,
  type ProductOption,
  type ProductOptions,
  type ProductOptionsSettings,
  type ProductWithOptions,
  type VariantWithOptions,
} from "./parts/product-options.ts";
export {
  isBuyable,
  stockOf,
  useQuantity,
  type Quantity,
  type QuantitySettings,
  type StockedVariant,
} from "./parts/quantity.ts";
export { useAddToCart, type AddToCart, type AddToCartSettings } from "./parts/add-to-cart.ts";
export {
  hasOpenTaxes,
  useCartTaxes,
  type CartTaxes,
  type CartTaxesSettings,
  type TaxedLines,
} from "./parts/taxes.ts";
export { useCartLine, type CartLine, type CartLineItem } from "./parts/cart-line.ts";
export {
  addressFields,
  type AddressField,
  type AddressFieldName,
  type AddressValues,
} from "./parts/address-fields.ts";
export {
  useAddressForm,
  type AddressError,
  type AddressForm,
  type AddressFormSettings,
} from "./parts/address-form.ts";
export {
  useCountryPicker,
  useRegionPicker,
  type CountryPickerSettings,
  type PickableCountry,
  type PickableRegion,
  type PickedCountry,
  type Picker,
  type PickerOption,
  type RegionPickerSettings,
} from "./parts/place-pickers.ts";
export {
  chooseRegion,
  type RegionChoice,
  type RegionChoiceSettings,
} from "./parts/region-choice.ts";
export {
  lineAmount,
  totalsOf,
  type CartOrOrderSums,
  type LineAmounts,
  type PriceBasis,
  type Totals,
  type TotalsRow,
} from "./parts/totals.ts";
export {
  shippingGroups,
  type ShippingChoice,
  type ShippingGroup,
} from "./parts/shipping-groups.ts";
export {
  checkoutSteps,
  type CheckoutCart,
  type CheckoutNeed,
  type CheckoutStep,
  type CheckoutStepName,
} from "./parts/checkout-steps.ts";
export { useCheckout, type Checkout, type CheckoutSettings } from "./parts/checkout.ts";
