import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../../lib/errors.ts";
import { useReadRecord, useSaveRecord } from "../../../patterns/fields.ts";
import { BackToForm, type Edit, FocusModal, useConflict } from "../../../patterns/form.ts";
import { products } from "../../../resources/products.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import {
  fileName,
  inOrder,
  mediaBody,
  plain,
  sameOrder,
  sameThumbnail,
  type Media,
} from "./media-order.ts";
import { PicturesField } from "./pictures-field.tsx";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import type { Product } from "../product-queries.ts";
import { usePictures, type PicturesEdit } from "./use-pictures.ts";

const mediaOf = ({ images, thumbnail }: Pick<Product, "images" | "thumbnail">): Media => ({
  images: inOrder(images ?? []).map(({ url }) => url),
  thumbnail: thumbnail || null,
});

const thumbnailOf = ({ thumbnail }: Media) => ({ thumbnail: plain(thumbnail ?? "") });

/** All images of a product in a full-screen dialog. */
export function MediaModal({ product, files, onClose }: ProductPartProps) {
  const { t } = useTranslation(["product-media", "products"]);
  const pictures = usePictures(product);
  const { edit, waiting } = useMediaEdit(product, pictures);
  return (
    <FocusModal
      title={t("products:media.edit")}
      subtitle={product.title}
      edit={edit}
      onClose={onClose}
    >
      {waiting && <Alert tone="info">{t("edit.waiting")}</Alert>}
      <PicturesField pictures={pictures} given={files} />
    </FocusModal>
  );
}

function useMediaEdit(product: Product, pictures: PicturesEdit): { edit: Edit; waiting: boolean } {
  const { t } = useTranslation(["product-media", "products"]);
  const { t: tCommon } = useTranslation("common");
  const read = useReadRecord(products, product.id);
  const save = useSaveRecord(products, product.id);
  const conflict = useConflict<{ thumbnail: string }>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(() => mediaOf(product));
  /** True if Save was pressed during uploads. */
  const [waiting, setWaiting] = useState(false);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const { value, busy, failed } = pictures;
  const dirty =
    busy || failed > 0 || !sameThumbnail(value, base) || !sameOrder(value.images, base.images);

  const store = async (): Promise<boolean> => {
    setProblem(undefined);
    setSaving(true);
    try {
      const now = mediaOf(await read());
      const { thumbnail } = await conflict.settle({
        base: thumbnailOf(base),
        mine: thumbnailOf(value),
        theirs: thumbnailOf(now),
        labels: { thumbnail: t("tile.thumbnail") },
        toText: (_, address) => fileName(String(address)),
      });
      await save(mediaBody({ ...value, thumbnail: thumbnail || null }, base, now));
      notify("success", t("products:edit.saved"), product.title);
      setBase(value);
      setSaved((times) => times + 1);
      return true;
    } catch (error) {
      if (!(error instanceof BackToForm)) setProblem(problemOf(error, tCommon));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const submit = () => {
    setWaiting(busy);
    if (busy || saving) return;
    if (!dirty) setSaved((times) => times + 1);
    else if (failed > 0)
      setProblem({
        title: t("edit.failedTitle", { count: failed }),
        message: t("edit.failedText"),
        retryable: false,
      });
    else void store();
  };
  // Submits again when the uploads are done.
  useEffect(() => {
    if (waiting && !busy) form.current?.requestSubmit();
  }, [waiting, busy]);

  return {
    waiting,
    edit: {
      props: {
        id,
        ref: form,
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        },
      },
      dirty,
      saving,
      saved,
      problem,
      question: conflict.question,
      // Does nothing, because the dialog closes and discards everything.
      discard: () => {},
      // Offers to save only if no image is being uploaded or has failed.
      ...(!busy && failed === 0 && { save: store }),
    },
  };
}
