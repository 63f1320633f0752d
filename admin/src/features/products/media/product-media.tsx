import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import { useConflict } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
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
import { PicturesField, usePictures } from "../../../patterns/pictures-field.ts";
import { useFormPart } from "../../../patterns/record.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Product } from "../product-queries.ts";

interface Edited extends Media {
  alts: Alts;
}

const editedOf = (product: Product): Edited => ({
  images: inOrder(product.images ?? []).map(({ url }) => url),
  thumbnail: product.thumbnail || null,
  alts: altsOf(product),
});

const same = (one: Edited, other: Edited): boolean =>
  sameThumbnail(one, other) &&
  sameOrder(one.images, other.images) &&
  sameAlts(one.alts, other.alts);

export interface ProductMediaProps {
  product: Product;
  /** True while an overlay covers the page, which may accept files itself. */
  covered: boolean;
}

/** All images of a product, with their alternative texts. They are part of the page's form. */
export function ProductMedia({ product, covered }: ProductMediaProps) {
  const { t } = useTranslation(["product-media", "products"]);
  const format = useFormat();
  const { pictures, alts, setAlt, waiting, question } = useMedia(product);
  const count = pictures.pictures.length;
  return (
    <Card title={t("products:media.title")} {...(count > 0 && { note: format.number(count) })}>
      {waiting && <Alert tone="info">{t("edit.waiting")}</Alert>}
      <PicturesField
        labelHidden
        pictures={pictures}
        anywhere={!covered}
        alts={alts}
        onAlt={setAlt}
      />
      {question}
    </Card>
  );
}

function useMedia(product: Product) {
  const { t } = useTranslation("product-media");
  const pictures = usePictures(product);
  const [alts, setAlts] = useState(() => altsOf(product));
  const [base, setBase] = useState(() => editedOf(product));
  const [seen, setSeen] = useState(product);
  const conflict = useConflict<Record<string, string>>();
  /** True if Save was pressed during an upload. */
  const [waiting, setWaiting] = useState(false);
  const { value, busy, failed } = pictures;
  const mine: Edited = { ...value, alts };
  const sent = useRef(base);
  /** Images that the product may contain, because they were sent in a save. Other uploads are deleted. */
  const kept = useRef<readonly string[]>([]);
  const dirty = busy || failed > 0 || !same(mine, base);

  const show = (record: Product) => {
    pictures.reset(record);
    setAlts(altsOf(record));
    setBase(editedOf(record));
  };
  // Shows other operators' changes as long as the user has none.
  if (product !== seen) {
    setSeen(product);
    if (!dirty && !same(editedOf(product), base)) show(product);
  }
  const end = useEffectEvent(() => pictures.deleteUploads(kept.current));
  useEffect(() => () => end(), []);
  const uploaded = useRef<() => void>(undefined);
  useEffect(() => {
    if (!busy) uploaded.current?.();
  }, [busy]);

  useFormPart({
    dirty,
    ready: async () => {
      if (!busy) return;
      setWaiting(true);
      await new Promise<void>((resolve) => (uploaded.current = resolve));
      setWaiting(false);
    },
    toBody: async (record) => {
      if (failed > 0)
        throw new CannotBeDone(
          `${t("edit.failedTitle", { count: failed })}. ${t("edit.failedText")}`,
        );
      const now = editedOf(record as Product);
      const urls = Object.keys({ ...base.alts, ...alts, ...now.alts });
      const valuesOf = (one: Edited) => ({
        ...Object.fromEntries(urls.map((url) => [url, one.alts[url] ?? ""])),
        thumbnail: plain(one.thumbnail ?? ""),
      });
      const { thumbnail = "", ...texts } = await conflict.settle({
        base: valuesOf(base),
        mine: valuesOf(mine),
        theirs: valuesOf(now),
        labels: {
          ...Object.fromEntries(urls.map((url) => [url, `${t("tile.alt")} · ${fileName(url)}`])),
          thumbnail: t("tile.thumbnail"),
        },
        toText: (name, text) => (name === "thumbnail" ? fileName(String(text)) : undefined),
      });
      sent.current = mine;
      kept.current = [...kept.current, ...value.images, value.thumbnail ?? ""];
      const body = mediaBody({ ...value, thumbnail: thumbnail || null }, base, now);
      const metadata = altsBody(texts, body.images ?? now.images);
      return { ...body, ...(!sameAlts(texts, now.alts) && { metadata }) };
    },
    onSaved: (saved) => {
      if (!busy && failed === 0 && same(mine, sent.current)) show(saved as Product);
      // Keeps changes that were made while saving.
      else setBase(sent.current);
      pictures.deleteUploads([...kept.current, ...value.images]);
    },
    discard: () => {
      show(product);
      pictures.deleteUploads(kept.current);
    },
  });
  return {
    pictures,
    alts,
    setAlt: (url: string, text: string) => setAlts((now) => ({ ...now, [url]: text })),
    waiting,
    question: conflict.question,
  };
}
