import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../../lib/errors.ts";
import { useReadRecord, useSaveRecord } from "../../../patterns/fields.ts";
import { BackToForm, type Edit, FocusModal, useConflict } from "../../../patterns/form.ts";
import { products } from "../../../resources/products.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import {
  altsBody,
  altsOf,
  fileName,
  inOrder,
  mediaBody,
  plain,
  sameAlts,
  sameOrder,
  sameThumbnail,
  type Alts,
  type Media,
} from "../../../patterns/pictures.ts";
import { PicturesField, usePictures, type PicturesEdit } from "../../../patterns/pictures-field.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import type { Product } from "../product-queries.ts";

const mediaOf = ({ images, thumbnail }: Pick<Product, "images" | "thumbnail">): Media => ({
  images: inOrder(images ?? []).map(({ url }) => url),
  thumbnail: thumbnail || null,
});

const thumbnailOf = ({ thumbnail }: Media) => ({ thumbnail: plain(thumbnail ?? "") });

/** All images of a product, in a full-screen dialog. */
export function MediaModal({ product, files, onClose }: ProductPartProps) {
  const { t } = useTranslation(["product-media", "products"]);
  const pictures = usePictures(product);
  const [alts, setAlts] = useState(() => altsOf(product));
  const { edit, waiting } = useMediaEdit(product, pictures, alts);
  return (
    <FocusModal
      title={t("products:media.edit")}
      subtitle={product.title}
      edit={edit}
      onClose={onClose}
    >
      {waiting && <Alert tone="info">{t("edit.waiting")}</Alert>}
      <PicturesField
        pictures={pictures}
        given={files}
        alts={alts}
        onAlt={(url, text) => setAlts((now) => ({ ...now, [url]: text }))}
      />
    </FocusModal>
  );
}

function useMediaEdit(
  product: Product,
  pictures: PicturesEdit,
  alts: Alts,
): { edit: Edit; waiting: boolean } {
  const { t } = useTranslation(["product-media", "products"]);
  const { t: tCommon } = useTranslation("common");
  const read = useReadRecord(products, product.id);
  const save = useSaveRecord(products, product.id);
  const conflict = useConflict<Record<string, string>>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(() => ({ ...mediaOf(product), alts: altsOf(product) }));
  /** True if Save was pressed during an upload. */
  const [waiting, setWaiting] = useState(false);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const { value, busy, failed } = pictures;
  /** Images that the product may contain, because they were sent in a save. All other uploads are deleted at the end. */
  const kept = useRef<readonly string[]>([]);
  const end = useEffectEvent(() => pictures.deleteUploads(kept.current));
  useEffect(() => () => end(), []);
  const dirty =
    busy ||
    failed > 0 ||
    !sameThumbnail(value, base) ||
    !sameOrder(value.images, base.images) ||
    !sameAlts(alts, base.alts);

  const store = async (): Promise<boolean> => {
    setProblem(undefined);
    setSaving(true);
    try {
      const record = await read();
      const now = mediaOf(record);
      const theirs = altsOf(record);
      const urls = Object.keys({ ...base.alts, ...alts, ...theirs });
      const valuesOf = (media: Media, texts: Alts) => ({
        ...Object.fromEntries(urls.map((url) => [url, texts[url] ?? ""])),
        ...thumbnailOf(media),
      });
      const { thumbnail = "", ...texts } = await conflict.settle({
        base: valuesOf(base, base.alts),
        mine: valuesOf(value, alts),
        theirs: valuesOf(now, theirs),
        labels: {
          ...Object.fromEntries(urls.map((url) => [url, `${t("tile.alt")} · ${fileName(url)}`])),
          thumbnail: t("tile.thumbnail"),
        },
        toText: (name, text) => (name === "thumbnail" ? fileName(String(text)) : undefined),
      });
      kept.current = [...kept.current, ...value.images, value.thumbnail ?? ""];
      const body = mediaBody({ ...value, thumbnail: thumbnail || null }, base, now);
      const metadata = altsBody(texts, body.images ?? now.images);
      await save({ ...body, ...(!sameAlts(texts, theirs) && { metadata }) });
      notify("success", t("products:edit.saved"), product.title);
      setBase({ ...value, alts });
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
  // Submits again after the uploads.
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
      // Does nothing, because closing the dialog discards everything.
      discard: () => {},
      // Offers to save only if no upload is running or has failed.
      ...(!busy && failed === 0 && { save: store }),
    },
  };
}
