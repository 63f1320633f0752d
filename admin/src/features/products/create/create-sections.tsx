import { css } from "#styled/css";
import { Rocket } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import { FormFields } from "../../../patterns/fields.ts";
import { useFormat } from "../../../patterns/page.ts";
import { useCommands } from "../../../lib/commands.ts";
import { DetailPage } from "../../../patterns/record.ts";
import { DraftNotice, useSaveKey } from "../../../patterns/form.ts";
import { UnsavedGuard } from "../../../patterns/overlay.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { attributeFields } from "../record/attribute-fields.ts";
import { channelFields, organizeFields } from "../record/organize-fields.ts";
import { generalFields } from "../record/product-fields.ts";
import { CreateBar } from "./create-bar.tsx";
import { madeOf } from "./create-cells.ts";
import { handleOf } from "./create-form.ts";
import { combinations, countOf, MAX_VARIANTS } from "./create-matrix.ts";
import { CreateOptions } from "./create-options.tsx";
import { CreateSingle } from "./create-single.tsx";
import { CreateUnfinished } from "./create-unfinished.tsx";
import { useProductCreate, type ProductCreateOptions } from "./use-product-create.ts";

// Loads the grid later. It is most of the page's code, and the first fields should appear before it.
const CreateVariants = lazyWithRetry(async () => ({
  default: (await import("./create-variants.tsx")).CreateVariants,
}));

// Loads the images later, because their code is also large.
const CreatePictures = lazyWithRetry(async () => ({
  default: (await import("./create-pictures.tsx")).CreatePictures,
}));

/** The sections of the page for a new product, and the bar with the buttons that save it. */
export function ProductCreate(props: ProductCreateOptions & { note?: string | undefined }) {
  const { facts, note } = props;
  const { t } = useTranslation(["product-create", "products", "common"]);
  const format = useFormat();
  const page = useProductCreate(props);
  const { form, edit, matrix, busy, unfinished } = page;
  const made = madeOf(matrix);
  const count = countOf(matrix.options);

  useSaveKey(() => page.submit("draft"));
  useCommands([
    {
      id: "product.create.publish",
      group: "page",
      label: t("products:status.publish"),
      icon: <Rocket aria-hidden />,
      run: () => page.submit("published"),
    },
  ]);

  const optionErrors = Object.fromEntries(
    page.optionProblems.map(({ index, field, problem }) => [
      `${index}.${field}`,
      problem === "required"
        ? t("common:form.required")
        : t(problem === "twice" ? "options.twice" : "options.noValues"),
    ]),
  );

  const general = (
    <Card title={t("products:edit.title")}>
      <form {...edit.props} className={fields}>
        <form.Subscribe selector={({ values }) => handleOf(values.title)}>
          {(handle) => (
            <FormFields
              {...{ form, isNew: true, fields: generalFields }}
              inputs={{ title: { autoFocus: true }, handle: { placeholder: handle } }}
            />
          )}
        </form.Subscribe>
        <FormFields {...{ form, isNew: true, fields: organizeFields }} names={["discountable"]} />
      </form>
    </Card>
  );

  const pictures = (
    <Card title={t("products:media.title")}>
      <Suspense fallback={<div className={picturesToCome} />}>
        <CreatePictures
          key={page.restored}
          media={form.state.values.media}
          disabled={unfinished !== undefined}
          onChange={page.changePictures}
        />
      </Suspense>
    </Card>
  );

  const stock = (
    <div className={checks}>
      <form.AppField name="tracked">
        {(field) => (
          <Checkbox
            label={t("grid.tracked")}
            checked={field.state.value}
            onCheckedChange={field.handleChange}
          />
        )}
      </form.AppField>
      <form.AppField name="backorder">
        {(field) => (
          <Checkbox
            label={t("grid.backorder")}
            checked={field.state.value}
            onCheckedChange={field.handleChange}
          />
        )}
      </form.AppField>
    </div>
  );

  // A single variant has plain fields. They come before the images, so that the price is on the first screen.
  const [only] = count === 1 ? combinations(matrix.options) : [];
  const shared = { facts, taken: page.taken, told: page.told, onCells: page.changeCells };
  const single = only && (
    <form.Subscribe selector={({ values }) => values.tracked}>
      {(tracked) => (
        <CreateSingle {...shared} variant={only} cells={matrix.cells} tracked={tracked}>
          {stock}
        </CreateSingle>
      )}
    </form.Subscribe>
  );

  const options = (
    <Card title={t("options.title")}>
      <div className={fields}>
        <CreateOptions
          options={matrix.options}
          errors={optionErrors}
          onChange={page.changeOptions}
        />
      </div>
    </Card>
  );

  const variants = !only && (
    <Card
      flush
      title={t("grid.title")}
      note={t("grid.count", { count: made.length, value: format.number(made.length) })}
    >
      <div className={head}>{stock}</div>
      {count > MAX_VARIANTS ? (
        <div className={excess} data-problem="" tabIndex={-1}>
          <Alert tone="warning">
            {t("options.tooMany", {
              value: format.number(count),
              most: format.number(MAX_VARIANTS),
            })}
          </Alert>
        </div>
      ) : (
        <form.Subscribe selector={({ values }) => values.tracked}>
          {(tracked) => (
            <Suspense fallback={<div className={gridToCome} />}>
              <CreateVariants
                {...shared}
                matrix={matrix}
                tracked={tracked}
                busy={busy}
                onOmit={page.changeOmitted}
              />
            </Suspense>
          )}
        </form.Subscribe>
      )}
    </Card>
  );

  const organize = (
    <Card title={t("products:organize.title")}>
      <div className={fields}>
        <form.Subscribe selector={({ values }) => values.title}>
          {(subject) => (
            <>
              <FormFields
                {...{ form, subject, isNew: true, fields: organizeFields }}
                names={organizeFields.names.filter(
                  (name) =>
                    name !== "discountable" &&
                    (name !== "categories" || facts.features.has("product_categories")),
                )}
              />
              {facts.features.has("sales_channels") && (
                <FormFields {...{ form, subject, isNew: true, fields: channelFields }} />
              )}
            </>
          )}
        </form.Subscribe>
      </div>
    </Card>
  );

  return (
    <div data-form="">
      <DetailPage
        title={t("products:create.title")}
        note={note}
        main={
          <>
            <DraftNotice draft={page.draft} />
            <div className={through} inert={unfinished !== undefined}>
              {general}
              {single}
              {pictures}
              {options}
              {variants}
            </div>
          </>
        }
        aside={
          <div className={through} inert={unfinished !== undefined}>
            {organize}
            <Card title={t("products:attributes.title")}>
              <div className={fields}>
                <FormFields {...{ form, isNew: true, fields: attributeFields }} />
              </div>
            </Card>
          </div>
        }
        foot={!unfinished && <CreateBar page={page} />}
      />
      {unfinished && (
        <CreateUnfinished
          made={unfinished}
          busy={busy}
          onGoOn={() => void page.goOn()}
          onOpen={page.open}
        />
      )}
      <UnsavedGuard
        dirty={page.dirty}
        save={page.saveAndLeave}
        kept={!page.uploads.busy && page.uploads.failed === 0}
      />
    </div>
  );
}

const fields = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const gridToCome = css({ minHeight: "220px" });
const picturesToCome = css({ minHeight: "148px" });
const through = css({ display: "contents" });
const excess = css({ paddingInline: "card", paddingBlock: "12" });
const head = css({ paddingInline: "card", paddingBlock: "12" });
const checks = css({ display: "flex", flexWrap: "wrap", columnGap: "24", rowGap: "8" });
