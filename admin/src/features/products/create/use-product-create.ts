import { useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BackToForm, InvalidFields, useEditForm } from "../../../patterns/form.ts";
import { useCloseWhenSaved } from "../../../patterns/overlay.ts";
import { notify } from "../../../ui/notify.ts";
import { isShared } from "./create-cells.ts";
import {
  createForm,
  matrixOf,
  optionProblems,
  toCreatePlan,
  type Carried,
  type CreateForm,
} from "./create-form.ts";
import { regenerated, type Cells, type NewOption } from "./create-matrix.ts";
import type { CreateFacts } from "./create-queries.ts";
import type { Uploads } from "./create-pictures.tsx";
import { mayBeTaken, takenCodes, useMakeProduct, type Made } from "./create-save.ts";
import type { Media } from "../../../patterns/pictures.ts";

export interface ProductCreateOptions {
  /** The key of the stored draft. */
  name: string;
  facts: CreateFacts;
  values: CreateForm;
  carried: Carried;
  onCreated(id: string): void;
}

const none: ReadonlySet<string> = new Set();
const noUploads: Uploads = { busy: false, failed: 0 };
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type ProductCreation = ReturnType<typeof useProductCreate>;

/** The form of a new product, and functions that save it. */
export function useProductCreate(options: ProductCreateOptions) {
  const { name, facts, carried, onCreated } = options;
  const { t } = useTranslation(["product-create", "products"]);
  const client = useClient();
  const [values, setValues] = useState(options.values);
  const [taken, setTaken] = useState(none);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [made, setMade] = useState<Made>();
  const [resuming, setResuming] = useState(false);
  const [uploads, setUploads] = useState(noUploads);
  /** A save that waits for uploads. It continues automatically once the uploads are done, unless one has failed. */
  const [held, setHeld] = useState<"uploading" | "failed">();
  /** A key that remounts the images when a draft is restored. */
  const [restored, setRestored] = useState(0);
  const publish = useRef(false);
  /** True if the user saves in order to leave the page. */
  const leaving = useRef(false);
  const last = useRef<Made>(undefined);
  const { make, resume } = useMakeProduct((done, of) => setProgress({ done, of }));

  const { form, edit } = useEditForm({
    values,
    draftName: name,
    schema: createForm,
    save: async (value) => {
      const wait = uploads.busy ? "uploading" : uploads.failed > 0 ? "failed" : undefined;
      setHeld(wait);
      if (wait) throw new BackToForm();
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
        last.current = outcome;
      } catch (error) {
        const codes = mayBeTaken(error)
          ? await takenCodes(client, plan.body).catch(() => none)
          : none;
        setTaken(codes);
        // Rejects the save without a message if the grid already shows the problems.
        throw codes.size > 0 ? new InvalidFields({}) : error;
      } finally {
        setProgress(undefined);
      }
    },
  });
  const draft = edit.draft;

  const request = () => {
    const element = document.getElementById(edit.props.id);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  // Submits the form again once the uploads are done.
  const arrived = held === "uploading" && !uploads.busy;
  const resubmit = useEffectEvent(request);
  useEffect(() => {
    if (arrived) resubmit();
  }, [arrived]);

  const finish = ({ product, stock, publish: unpublished }: Made) => {
    if (stock.length > 0 || unpublished || leaving.current) return;
    notify("success", t("products:edit.saved"), product.title);
    onCreated(product.id);
  };
  useCloseWhenSaved(edit.saved, () => made && finish(made));

  const matrix = {
    options: useStore(form.store, (state) => state.values.options),
    omitted: useStore(form.store, (state) => state.values.omitted),
    cells: useStore(form.store, (state) => state.values.cells),
  };
  const submitted = useStore(form.store, (state) => state.submissionAttempts > 0);
  return {
    form,
    edit,
    dirty: edit.dirty || uploads.busy || uploads.failed > 0,
    draft: {
      ...draft,
      restore() {
        const { media } = form.state.values;
        draft.restore();
        if (form.state.values.media !== media) setRestored((times) => times + 1);
      },
    },
    uploads,
    held: (held === "failed" ? uploads.failed > 0 : uploads.busy) ? held : undefined,
    restored,
    matrix,
    /** True after the first attempt to save. Problems aren't shown before. */
    told: submitted,
    optionProblems: submitted ? optionProblems(matrix.options) : [],
    taken,
    progress,
    /** Set if the product was created but isn't complete. */
    unfinished: made && (made.stock.length > 0 || made.publish) ? made : undefined,
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
    changePictures(media: Media, now: Uploads) {
      if (!same(form.state.values.media, media)) form.setFieldValue("media", media);
      // Cancels the pending save if more uploads were started.
      if (now.busy && !uploads.busy) setHeld(undefined);
      setUploads((before) => (same(before, now) ? before : now));
    },
    /** Saves the product as a draft before leaving the page. */
    async saveAndLeave() {
      leaving.current = true;
      publish.current = false;
      const saved = await edit.save();
      leaving.current = saved && last.current?.stock.length === 0;
      return leaving.current;
    },
    submit(status: "draft" | "published") {
      if (edit.saving) return;
      publish.current = status === "published";
      request();
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
