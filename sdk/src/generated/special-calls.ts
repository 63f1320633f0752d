// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { AnyOperation } from "../operation-types.ts";
import { adminCreateSession, adminCreateToken, adminDeleteSession, storeCreateToken, storeDeleteSession } from "./operations/auth.ts";
import { storeCalculateCartTaxes, storeCompleteCart, storeCompleteCartLegacy, storeCreateLineItem, storeCreatePaymentSessions } from "./operations/carts.ts";
import { storeRequestCustomerPasswordToken } from "./operations/customers.ts";
import { adminAcceptInvite, adminCreateInvite, adminResendInvite } from "./operations/invites.ts";
import { adminCreateClaim, adminCreateSwap, adminRequestReturn, storeConfirmOrderAccess, storeRequestOrderAccess } from "./operations/orders.ts";
import { storeCreateReturn } from "./operations/returns.ts";
import { storeCreateSwap } from "./operations/swaps.ts";
import { adminCreateProtectedUpload, adminCreateUpload } from "./operations/uploads.ts";
import { adminRequestUserPasswordToken, adminResetUserPassword } from "./operations/users.ts";

export const specialCalls: readonly AnyOperation[] = [
  adminAcceptInvite,
  adminCreateClaim,
  adminCreateInvite,
  adminCreateProtectedUpload,
  adminCreateSession,
  adminCreateSwap,
  adminCreateToken,
  adminCreateUpload,
  adminDeleteSession,
  adminRequestReturn,
  adminRequestUserPasswordToken,
  adminResendInvite,
  adminResetUserPassword,
  storeCalculateCartTaxes,
  storeCompleteCart,
  storeCompleteCartLegacy,
  storeConfirmOrderAccess,
  storeCreateLineItem,
  storeCreatePaymentSessions,
  storeCreateReturn,
  storeCreateSwap,
  storeCreateToken,
  storeDeleteSession,
  storeRequestCustomerPasswordToken,
  storeRequestOrderAccess,
];
