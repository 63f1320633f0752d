import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart, lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { ActionButtons } from "../../patterns/action.ts";
import { FormFields } from "../../patterns/fields.ts";
import type { RelatedSearch } from "../../patterns/list.ts";
import { ButtonLink } from "../../patterns/page.ts";
import { Panel, RecordPage, type RecordView } from "../../patterns/record.ts";
import {
  discounts,
  discountState,
  isEmptied,
  isTemplate,
  type Discount,
} from "../../resources/discounts.ts";
import { Alert } from "../../ui/alert.tsx";
import { turnOff, turnOn } from "./discount-actions.ts";
import { discountFields, discountSections, madeFields } from "./discount-fields.ts";
import { useStoredConditions } from "./discount-sentence.tsx";
import { DiscountBadge, useUsesText } from "./discount-state.tsx";

// These parts load after the form, because they are most of the page's code.
const DiscountCodes = lazyPart(() => import("./discount-codes.tsx"), "DiscountCodes");
const DiscountConditions = lazyPart(
  () => import("./discount-conditions.tsx"),
  "DiscountConditions",
);
const TryCard = lazyPart(() => import("./try-card.tsx"), "TryCard");

const overlays = {
  condition: lazyWithRetry(() => import("./condition-drawer.tsx")),
  codes: lazyWithRetry(() => import("./codes-drawer.tsx")),
  products: lazyWithRetry(async () => ({
    default: (await import("./discount-conditions.tsx")).ConditionProductsPicker,
  })),
};

/** True if carts accept the discount's own code, now or once it starts. */
const takesCode = (discount: Discount) => ["active", "scheduled"].includes(discountState(discount));

export function DiscountPage() {
  const { t } = useTranslation(["discounts", "common"]);
  const navigate = useNavigate();
  const usesOf = useUsesText();
  const { id } = useParams({ from: "/a/discounts/$id" });
  const { data } = useQuery(discounts.recordQueryOptions(useClient(), id));
  const made = data?.discount.parent_discount_id != null;
  const emptied = isEmptied(data?.discount.rule?.type, useStoredConditions(id));
  return (
    <RecordPage
      // Remounts the form for different fields, because a form reads its initial values only once.
      key={made ? "made" : "own"}
      resource={discounts}
      fields={made ? madeFields : discountFields}
      {...(!made && {
        sections: discountSections.map(({ title, names }) => ({ title: t(title), names })),
      })}
      line={(_, form) =>
        !made && form && <FormFields form={form} fields={discountFields} names={["sentence"]} />
      }
      overlays={overlays}
      note={(discount) => (
        <>
          <DiscountBadge discount={{ ...discount, emptied }} /> · {t("list.uses")}:{" "}
          {usesOf(discount)}
        </>
      )}
      actions={(discount) => (
        <ActionButtons resource={discounts} record={discount} actions={[turnOn, turnOff]} />
      )}
      more={(discount) => [
        {
          id: "discount.duplicate",
          label: t("actions.duplicate"),
          icon: <Copy aria-hidden />,
          run: () => void navigate({ to: "/a/discounts/new", search: { from: discount.id } }),
        },
      ]}
      main={(discount, view: RecordView<RelatedSearch>) =>
        discount.parent_discount_id === null ? (
          <Suspense>
            {isTemplate(discount) && takesCode(discount) && (
              <Alert tone="warning">{t("codes.open", { code: discount.code })}</Alert>
            )}
            {discount.is_dynamic && (
              <Panel>
                <DiscountCodes discount={discount} onMake={() => view.open("codes")} />
              </Panel>
            )}
            <DiscountConditions discount={discount} view={view} />
          </Suspense>
        ) : discount.parent_discount == null ? (
          // Explains that the template was deleted, because the server doesn't delete its codes with it.
          <Alert tone="info">{t("locked.orphan")}</Alert>
        ) : (
          <Alert
            tone="info"
            action={
              <ButtonLink to="/a/discounts/$id" params={{ id: discount.parent_discount_id }}>
                {t("common:actions.open")}
              </ButtonLink>
            }
          >
            {t("locked.made", { code: discount.parent_discount.code })}
          </Alert>
        )
      }
      aside={(discount) =>
        // Codes that were created from a template are tested on their own pages, not on the template's page.
        !isTemplate(discount) && (
          <Panel>
            <Suspense>
              <TryCard discount={discount} />
            </Suspense>
          </Panel>
        )
      }
    />
  );
}
