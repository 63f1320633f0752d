// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { addressCreateSchema, addressInputSchema, idInputSchema, metadataSchema } from "./components.ts";

/** The body of `adminCreateCustomer`. */
export const adminCreateCustomerBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  first_name: /*#__PURE__*/ v.string(),
  last_name: /*#__PURE__*/ v.string(),
  password: /*#__PURE__*/ v.string(),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateCustomer`. */
export const adminUpdateCustomerBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address"))),
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  password: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(idInputSchema)),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `storeCreateCustomer`. */
export const storeCreateCustomerBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  password: /*#__PURE__*/ v.string(),
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
});

/** The body of `storeCreateCustomerAddress`. */
export const storeCreateCustomerAddressBody = /*#__PURE__*/ v.strictObject({
  address: addressCreateSchema,
});

/** The body of `storeRequestCustomerPasswordToken`. */
export const storeRequestCustomerPasswordTokenBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
});

/** The body of `storeResetCustomerPassword`. */
export const storeResetCustomerPasswordBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  token: /*#__PURE__*/ v.string(),
  password: /*#__PURE__*/ v.string(),
});

/** The body of `storeUpdateCustomer`. */
export const storeUpdateCustomerBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address"))),
  password: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  billing_address: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.union([addressInputSchema, /*#__PURE__*/ v.string()])),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `storeUpdateCustomerAddress`. */
export const storeUpdateCustomerAddressBody = /*#__PURE__*/ v.strictObject({
  company: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  address_1: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  address_2: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  city: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  province: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  postal_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  country_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  phone: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});
