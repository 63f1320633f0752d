import { useAdminDeleteProduct } from "@countertop/sdk/react";
import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../../lib/late.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import type { Product } from "./product-queries.ts";

const Confirm = late(() =>
  import("../../patterns/confirm.tsx").then(({ Confirm }) => ({ default: Confirm })),
);

export function ProductDelete({ product, onDeleted }: { product: Product; onDeleted(): void }) {
  const { t } = useTranslation("products");
  const { mutateAsync } = useAdminDeleteProduct();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {t("delete.button")}
      </Button>
      {asking && (
        <Suspense>
          <Confirm
            title={t("delete.title")}
            text={t("delete.text")}
            action={t("delete.action")}
            tone="danger"
            typed={product.title || product.id}
            onConfirm={() => mutateAsync({ id: product.id })}
            onClose={() => setAsking(false)}
            onDone={() => {
              onDeleted();
              notify("success", t("delete.doneTitle"), product.title);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
