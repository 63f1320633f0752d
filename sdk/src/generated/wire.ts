// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { Wire } from "../http/wire-facts.ts";

export const wires: Readonly<Record<string, Wire>> = {
  "POST /admin/invites/accept": {"open":true},
  "POST /admin/orders/{id}/claims": {"keyed":true},
  "POST /admin/uploads/protected": {"body":"multipart/form-data"},
  "POST /admin/auth": {"open":true},
  "POST /admin/orders/{id}/swaps": {"keyed":true},
  "POST /admin/auth/token": {"open":true,"token":"keep"},
  "POST /admin/uploads": {"body":"multipart/form-data"},
  "DELETE /admin/auth": {"token":"drop"},
  "POST /admin/orders/{id}/return": {"keyed":true},
  "POST /admin/users/password-token": {"open":true},
  "POST /admin/users/reset-password": {"open":true},
  "POST /store/carts/{id}/taxes": {"keyed":true},
  "POST /store/carts/{id}/complete": {"keyed":true},
  "POST /store/carts/{id}/complete-cart": {"keyed":true},
  "POST /store/carts/{id}/line-items": {"keyed":true},
  "POST /store/carts/{id}/payment-sessions": {"keyed":true},
  "POST /store/returns": {"keyed":true},
  "POST /store/swaps": {"keyed":true},
  "POST /store/auth/token": {"token":"keep"},
  "DELETE /store/auth": {"token":"drop"},
};
