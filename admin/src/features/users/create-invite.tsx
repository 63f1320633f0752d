import { adminCreateInvite } from "@countertop/sdk/operations";
import { Send } from "lucide-react";
import { ActionDrawer, defineAction } from "../../patterns/action.ts";
import type { ListOverlayProps } from "../../patterns/list.ts";
import { invites } from "../../resources/invites.ts";
import type { Role } from "../../resources/users.ts";

/** Invites a user. The response is empty, so the link is shown only in the list. */
const invite = defineAction(
  { slug: invites.slug, nameOf: ({ user = "" }: { user?: string }) => user },
  {
    name: "create",
    icon: Send,
    label: "invites:create.title",
    save: "invites:create.save",
    done: "invites:create.done",
    fields: async () => (await import("./user-fields.ts")).inviteFields,
    send: ({ write }, body: { user: string; role: Role }) => write(adminCreateInvite, { body }),
  },
);
export const CreateInvite = ({ onClose }: ListOverlayProps) => (
  <ActionDrawer action={invite} record={{}} onClose={onClose} />
);
