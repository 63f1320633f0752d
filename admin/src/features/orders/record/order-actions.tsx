import {
  Archive,
  Ban,
  CircleCheck,
  Copy,
  Ellipsis,
  Printer,
  StickyNote,
  Truck,
  type LucideIcon,
} from "lucide-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCommands } from "../../../lib/commands.ts";
import { Button } from "../../../ui/button.tsx";
import * as Menu from "../../../ui/menu.tsx";
import type { OrderCardProps } from "../order.ts";
import { useBoughtProfiles } from "./bought-profiles.ts";
import { nextSteps, blockers, type ActionProblem } from "./order-next.ts";

/** Shortcuts for actions on the order, which work regardless of where on the page the action is. */
const keys = {
  capture: "c",
  refund: "r",
  return: "t",
  exchange: "x",
  claim: "l",
  "edit-order": "m",
  note: "n",
  print: "p",
  cancel: "shift+c",
} as const;

/** Shortcuts for the next steps. */
const stepKeys = { ship: "s", receive: "v", complete: "d" } as const;
/** Steps that fulfill the items of the order, an exchange, or a claim. */
const fulfilling: ReadonlySet<string> = new Set(["fulfill", "exchangeFulfill", "claimFulfill"]);
const hasKey = (kind: string): kind is keyof typeof stepKeys => Object.hasOwn(stepKeys, kind);

interface Item {
  overlay: string;
  label: string;
  icon: LucideIcon;
  reason: ActionProblem | undefined;
  danger?: boolean;
}

/** Actions on the whole order. A disabled action shows the reason. */
export function OrderActions({
  order,
  view,
  opens,
}: OrderCardProps & { opens(overlay: string): boolean }) {
  const { t } = useTranslation(["order-record", "order-fulfillments"]);
  const { complete, archive, cancel, shipping } = blockers(
    order,
    useBoughtProfiles(order.items).data,
  );
  const navigate = useNavigate();
  const duplicate = () => void navigate({ to: "/a/draft-orders/new", search: { from: order.id } });
  const steps = nextSteps(order);
  const fulfillPart = steps.find(({ kind }) => fulfilling.has(kind));
  useCommands([
    ...(Object.entries(keys) as [keyof typeof keys, string][])
      .filter(([overlay]) => opens(overlay))
      .map(([overlay, pressed]) => ({
        id: `order.${overlay}`,
        group: "page" as const,
        label: t(`keys.${overlay}`),
        keys: pressed,
        run: () => view.open(overlay, { part: "" }),
      })),
    {
      id: "order.fulfill",
      group: "page",
      label: t("keys.fulfill"),
      keys: "f",
      run: () => view.open("fulfill", { part: fulfillPart?.part ?? "" }),
    },
    // If a package is already waiting, the shortcut ships that package instead.
    ...(fulfillPart && !steps.some(({ kind }) => kind === "ship")
      ? [
          {
            id: "order.fulfill-ship",
            group: "page" as const,
            label: t("order-fulfillments:fulfill.actionShip"),
            keys: stepKeys.ship,
            run: () => view.open("fulfill-ship", { part: fulfillPart.part }),
          },
        ]
      : []),
    ...steps.flatMap(({ kind, overlay, part }) =>
      hasKey(kind) && opens(overlay)
        ? {
            id: `order.${kind}`,
            group: "page" as const,
            label: t(`next.${kind}Act`),
            keys: stepKeys[kind],
            run: () => view.open(overlay, { part }),
          }
        : [],
    ),
    { id: "order.duplicate", group: "page", label: t("duplicate.action"), run: duplicate },
  ]);
  const items: Item[] = [
    { overlay: "note", label: t("note.add"), icon: StickyNote, reason: undefined },
    {
      overlay: "shipping-method",
      label: t("shippingMethod.add"),
      icon: Truck,
      reason: shipping,
    },
    { overlay: "duplicate", label: t("duplicate.action"), icon: Copy, reason: undefined },
    { overlay: "complete", label: t("complete.action"), icon: CircleCheck, reason: complete },
    { overlay: "archive", label: t("archive.action"), icon: Archive, reason: archive },
    { overlay: "cancel", label: t("cancel.action"), icon: Ban, reason: cancel, danger: true },
  ];
  return (
    <>
      {opens("print") && (
        <Button icon={<Printer aria-hidden />} onClick={() => view.open("print")}>
          {t("keys.print")}
        </Button>
      )}
      <Menu.Root
        onSelect={({ value }) =>
          value === "duplicate" ? duplicate() : view.open(value, { part: "" })
        }
      >
        <Menu.Trigger asChild>
          <Button icon={<Ellipsis aria-hidden />}>{t("actions.more")}</Button>
        </Menu.Trigger>
        <Menu.Content>
          {items.map(({ overlay, label, icon: Icon, reason, danger = false }) => (
            <MenuLine key={overlay} apart={danger}>
              <Menu.Item
                value={overlay}
                icon={<Icon aria-hidden />}
                danger={danger}
                reason={reason && t(`refusal.${reason}`)}
              >
                {label}
              </Menu.Item>
            </MenuLine>
          ))}
        </Menu.Content>
      </Menu.Root>
    </>
  );
}

const MenuLine = ({ apart, children }: { apart: boolean; children: ReactNode }) => (
  <>
    {apart && <Menu.Separator />}
    {children}
  </>
);
