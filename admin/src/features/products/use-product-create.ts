import { useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../patterns/draft.ts";
import { Refused, useEditForm } from "../../patterns/form.tsx";
import { useCloseWhenSaved } from "../../patterns/overlay.tsx";
import { notify } from "../../ui/notify.ts";
import { isShared } from "./create-cells.ts";
import {
  createForm,
  matrixOf,
  optionFaults,
  toCreatePlan,
  type Carried,
  type CreateForm,
} from "./create-form.ts";
import { regenerated, type Cells, type NewOption } from "./create-matrix.ts";
import type { CreateFacts } from "./create-queries.ts";
import { mayBeSku, takenSkus, useMakeProduct, type Made } from "./create-save.ts";

export interface ProductCreateOptions {
  /** What the draft is kept under. */
  name: string;
  facts: CreateFacts;
  values: CreateForm;
  carried: Carried;
  onCreated(id: string): void;
}

const none: ReadonlySet<string> = new Set();

/** The form of a new product, and the steps of saving it. */
export function useProductCreate(options: ProductCreateOptions) {
  const { name, facts, carried, onCreated } = options;
  const { t } = useTranslation(["product-create", "products"]);
  const client = useClient();
  const [values, setValues] = useState(options.values);
  const [taken, setTaken] = useState(none);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [made, setMade] = useState<Made>();
  const [resuming, setResuming] = useState(false);
  const publish = useRef(false);
  const { make, resume } = useMakeProduct((done, of) => setProgress({ done, of }));

  const { form, edit } = useEditForm({
    values,
    schema: createForm,
    save: async (value) => {
      const plan = toCreatePlan(value, {
        carried,
        regions: new Set(facts.regions.map(({ id }) => id)),
        alone: t("grid.alone"),
        channels: facts.features.has("sales_channels"),
      });
      try {
        const outcome = await make({ ...plan, handle: value.handle, publish: publish.current });
        setValues(value);
        setMade(outcome);
      } catch (error) {
        const skus = mayBeSku(error) ? await takenSkus(client, plan.body).catch(() => none) : none;
        setTaken(skus);
        // The grid shows them itself.
        throw skus.size > 0 ? new Refused({}) : error;
      } finally {
        setProgress(undefined);
      }
    },
  });
  const draft = useDraft(name, form);

  const finish = ({ product, stock, publish: unpublished }: Made) => {
    if (stock.length > 0 || unpublished) return;
    notify("success", t("products:general.savedTitle"), product.title);
    onCreated(product.id);
  };
  useCloseWhenSaved(edit.saved, () => made && finish(made));

  const matrix = {
    options: useStore(form.store, (state) => state.values.options),
    omitted: useStore(form.store, (state) => state.values.omitted),
    cells: useStore(form.store, (state) => state.values.cells),
  };
  const told = useStore(form.store, (state) => state.submissionAttempts > 0);
  return {
    form,
    edit,
    draft,
    matrix,
    /** A save has been refused: what is wrong is said from now on. */
    told,
    optionFaults: told ? optionFaults(matrix.options) : [],
    taken,
    progress,
    /** It is there, but not all of it. */
    stuck: made && (made.stock.length > 0 || made.publish) ? made : undefined,
    busy: edit.saving || resuming,
    changeOptions(next: NewOption[]) {
      const { omitted, cells, ...rest } = regenerated(matrixOf(form.state.values), next, isShared);
      form.setFieldValue("options", rest.options);
      if (omitted !== form.state.values.omitted) form.setFieldValue("omitted", omitted);
      if (cells !== form.state.values.cells) form.setFieldValue("cells", cells);
    },
    changeOmitted: (omitted: string[]) => form.setFieldValue("omitted", omitted),
    changeCells: (change: (cells: Cells) => Cells) =>
      form.setFieldValue("cells", change(form.state.values.cells)),
    submit(status: "draft" | "published") {
      const element = document.getElementById(edit.props.id);
      if (edit.saving || !(element instanceof HTMLFormElement)) return;
      publish.current = status === "published";
      element.requestSubmit();
    },
    async goOn() {
      if (!made || resuming) return;
      setResuming(true);
      try {
        const outcome = await resume(made);
        setMade(outcome);
        finish(outcome);
      } finally {
        setResuming(false);
        setProgress(undefined);
      }
    },
    open: () => made && onCreated(made.product.id),
  };
}
