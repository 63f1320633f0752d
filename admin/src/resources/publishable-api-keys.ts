import {
  adminCreatePublishableApiKey,
  adminDeletePublishableApiKey,
  adminListPublishableApiKeys,
  adminRetrievePublishableApiKey,
  adminUpdatePublishableApiKey,
} from "@countertop/sdk/operations";
import { KeyRound } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const publishableApiKeys = defineResource({
  slug: "publishable-api-keys",
  icon: KeyRound,
  needs: "publishable_api_keys",
  list: adminListPublishableApiKeys,
  record: adminRetrievePublishableApiKey,
  create: adminCreatePublishableApiKey,
  update: adminUpdatePublishableApiKey,
  remove: adminDeletePublishableApiKey,
  nameOf: ({ title }) => title,
  orders: ["-created_at", "title", "-updated_at"],
  filters: {
    revoked: { kind: "dates", param: "revoked_at", label: "publishable-api-keys:state.revoked" },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
  },
});
