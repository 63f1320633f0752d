import {
  Button,
  Card,
  NumberField,
  useFormat,
  useTranslation,
  type WidgetProps,
} from "@countertop/admin/extension";
import { useAdminProduct, useAdminUpdateProduct } from "@countertop/sdk/react";
import { useState, type FormEvent } from "react";
import { pointsOf, withPoints } from "./points.ts";
import styles from "./loyalty.module.css";

/** Points that a customer earns for one unit of this product. */
export function PointsWidget({ product, notify }: WidgetProps<"product.details.after">) {
  const { t, i18n } = useTranslation("loyalty");
  const format = useFormat();
  // A hook of the SDK refetches after every save, even one elsewhere on the page.
  const { data } = useAdminProduct({ id: product.id });
  const points = pointsOf((data?.product ?? product).metadata);
  const [typed, setTyped] = useState<number | null>();
  const update = useAdminUpdateProduct({
    onSuccess: () => {
      setTyped(undefined);
      notify.success(t("points.saved"));
    },
    onError: (error) => notify.error(t("points.failed"), error.serverMessage ?? error.message),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ id: product.id, body: { metadata: withPoints(typed ?? 0) } });
  };
  return (
    <Card title={t("points.title")} note={t("points.now", { value: format.number(points) })}>
      <form className={styles["line"]} onSubmit={save}>
        <NumberField
          label={t("points.label")}
          value={typed === undefined ? points : typed}
          onValueChange={setTyped}
          min={0}
          locale={i18n.language}
          labels={{ increment: t("points.more"), decrement: t("points.fewer") }}
        />
        <Button type="submit" loading={update.isPending} disabled={!Number.isInteger(typed)}>
          {t("points.save")}
        </Button>
      </form>
    </Card>
  );
}
