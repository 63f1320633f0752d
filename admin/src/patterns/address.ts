export { AddressFields } from "./address/address-fields.tsx";
