import { css } from "#styled/css";
import { useAdminCreateProduct, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormFields } from "../../../patterns/fields.ts";
import {
  FormDrawer,
  FormDrawerWaiting,
  message,
  MoneyInput,
  useEditForm,
} from "../../../patterns/form.ts";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { notify } from "../../../ui/notify.ts";
import { productFields } from "../record/product-fields.ts";
import { newGiftCard } from "./new-denominations.ts";

interface CreateProps {
  onClose(): void;
  onCreated(id: string): void;
}

/** The second check rejects `NaN`, which a field returns for invalid input. Empty fields are ignored. */
const amounts = v.pipe(
  v.array(v.nullable(v.custom<number>((value) => typeof value === "number"))),
  v.check((all) => {
    const given = all.filter((one) => one !== null);
    return given.length > 0 && given.every((one) => Number.isSafeInteger(one) && one > 0);
  }, message("gift-card-product:create.noAmount")),
  v.check((all) => {
    const given = all.filter((one) => one !== null);
    return new Set(given).size === given.length;
  }, message("gift-card-product:create.twice")),
);
const { title, description } = productFields.newEntries;
const schema = v.object({ title, description, amounts });
type Values = v.InferOutput<typeof schema>;

/** Creates the product that sells gift cards. */
export function CreateGiftCardProduct(props: CreateProps) {
  const { t } = useTranslation("gift-card-product");
  const { data, error, refetch } = useQuery(storeQuery(useClient()));
  const currency = data?.store.default_currency_code;
  if (currency !== undefined) return <Create {...props} currency={currency} />;
  return (
    <FormDrawerWaiting
      shape="drawer"
      title={t("create.title")}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

function Create({ currency, onClose, onCreated }: CreateProps & { currency: string }) {
  const { t } = useTranslation("gift-card-product");
  const format = useFormat();
  const { mutateAsync: createProduct } = useAdminCreateProduct();
  const created = useRef<string>(undefined);
  const { form, edit } = useEditForm<Values, Values>({
    values: { title: "", description: "", amounts: [null, null, null] },
    schema,
    save: async (values) => {
      const given = values.amounts.filter((one) => one !== null).toSorted((a, b) => a - b);
      const { product } = await createProduct({
        body: newGiftCard(
          { ...values, option: t("denominations.option") },
          given,
          currency,
          (amount) => format.money(amount, currency),
        ),
      });
      created.current = product.id;
      notify("success", t("create.done"), product.title);
    },
  });
  return (
    <FormDrawer
      title={t("create.title")}
      saveLabel={t("create.save")}
      edit={edit}
      onClose={() => (created.current === undefined ? onClose() : onCreated(created.current))}
    >
      <FormFields form={form} fields={productFields} names={["title", "description"]} isNew />
      <form.AppField name="amounts" mode="array">
        {(field) => (
          <field.Bound>
            {({ errors, moreErrors }) => (
              <FieldGroup
                label={t("denominations.title")}
                hint={t("create.amountsHint")}
                errors={errors}
                moreErrors={moreErrors}
                role="group"
              >
                {({ required: _, ...group }) => (
                  <div {...group} className={lines} data-problem={errors.length > 0 || undefined}>
                    {field.state.value.map((amount, index) => {
                      const number = format.number(index + 1);
                      return (
                        <div key={index} className={line}>
                          <MoneyInput
                            label={t("create.amount", { number })}
                            labelHidden
                            value={amount}
                            currency={currency}
                            onValueChange={(value) => field.replaceValue(index, value as number)}
                          />
                          <IconButton
                            aria-label={t("create.removeAmount", { number })}
                            onClick={() => field.removeValue(index)}
                          >
                            <X aria-hidden />
                          </IconButton>
                        </div>
                      );
                    })}
                    <span>
                      <Button
                        size="sm"
                        icon={<Plus aria-hidden />}
                        onClick={() => field.pushValue(null)}
                      >
                        {t("denominations.add")}
                      </Button>
                    </span>
                  </div>
                )}
              </FieldGroup>
            )}
          </field.Bound>
        )}
      </form.AppField>
    </FormDrawer>
  );
}

const lines = css({ display: "grid", gap: "8" });
const line = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8",
  alignItems: "center",
});
