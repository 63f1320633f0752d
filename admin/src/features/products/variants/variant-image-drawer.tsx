import { css } from "#styled/css";
import { useAdminUpdateVariant, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { CONCURRENCY, forEachConcurrently } from "../../../lib/concurrency.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { FormDrawer, FormDrawerWaiting, useRecordEdit } from "../../../patterns/form.ts";
import { altOf, fileName, inOrder, plain } from "../../../patterns/pictures.ts";
import { notify } from "../../../ui/notify.ts";
import { Thumb } from "../../../ui/thumb.tsx";
import { isChosen, type ProductPartProps } from "../record/product-overlays.tsx";
import { IMAGE, imageOf } from "./variant-image.ts";
import { variantImagesQuery } from "./variant-queries.ts";

/** The value if the variants have different images. */
const MIXED = "*";
const imageForm = v.object({ image: v.string() });

interface Pictured {
  updated_at: string;
  variants: readonly { id: string; title: string; metadata: object | null }[];
}

/** Chooses the image of one variant, or of the selected ones. */
export function VariantImageDrawer(props: ProductPartProps) {
  const { product, variant, chosen, onClose } = props;
  const { t } = useTranslation("product-variants");
  const { data, error, refetch } = useQuery(variantImagesQuery(useClient(), product.id));
  const edits = (id: string) => (variant === "" ? isChosen(chosen, id) : id === variant);
  // A reload loses the selection. The drawer closes then, because it must not change all variants.
  const close = useEffectEvent(onClose);
  const lost = variant === "" && !chosen;
  useEffect(() => {
    if (lost) close();
  }, [lost]);
  if (lost) return null;
  if (data) return <Chosen {...props} {...{ edits }} all={data} />;
  return (
    <FormDrawerWaiting
      title={t("actions.image")}
      subtitle={product.title}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

interface ChosenProps extends ProductPartProps {
  all: Pictured["variants"];
  edits(id: string): boolean;
}

function Chosen({ product, all, edits, onClose }: ChosenProps) {
  const { t } = useTranslation(["product-variants", "products"]);
  const queries = useQueryClient();
  const query = variantImagesQuery(useClient(), product.id);
  const { mutateAsync: update } = useAdminUpdateVariant();
  const group = useId();
  const recordOf = (variants: Pictured["variants"]): Pictured => ({
    updated_at: "",
    variants: variants.filter(({ id }) => edits(id)),
  });
  const { form, edit } = useRecordEdit<Pictured, v.InferOutput<typeof imageForm>>({
    record: recordOf(all),
    read: async () => recordOf(await fetchNow(queries, query)),
    toForm: ({ variants }) => {
      const [first = "", ...others] = new Set(variants.map((one) => imageOf(one) ?? ""));
      return { image: others.length > 0 ? MIXED : first };
    },
    schema: imageForm,
    labels: { image: t("actions.image") },
    toText: (_, url) => fileName(String(url)),
    save: async ({ image }, now) => {
      const changed = now.variants.filter((one) => (imageOf(one) ?? "") !== image);
      await forEachConcurrently(changed, CONCURRENCY, ({ id }) =>
        update({
          id: product.id,
          variant_id: id,
          // The server deletes a key whose value is empty.
          body: { metadata: { [IMAGE]: image } },
          // Requests few fields, because the response is a whole product, which isn't needed.
          query: { fields: "id", expand: "" },
        }),
      );
      notify("success", t("form.saved"), product.title);
    },
  });
  const names = recordOf(all).variants;
  const images = inOrder(product.images ?? []).map(({ url }) => plain(url));
  return (
    <FormDrawer
      title={t("actions.image")}
      subtitle={names.length === 1 ? names[0]?.title : product.title}
      edit={edit}
      onClose={onClose}
    >
      {images.length === 0 && <p>{t("products:media.empty")}</p>}
      <form.AppField name="image">
        {({ state, handleChange }) => (
          <fieldset className={tiles}>
            <legend className={spoken}>{t("actions.image")}</legend>
            {["", ...images].map((url, index) => {
              const label =
                url === ""
                  ? t("groups.noImage")
                  : altOf(product, url) ||
                    t("products:media.imageAlt", { number: index, title: product.title });
              return (
                <label key={url} className={tile}>
                  <input
                    type="radio"
                    name={group}
                    aria-label={label}
                    checked={state.value === url}
                    onChange={() => handleChange(url)}
                  />
                  <Thumb size="fill" src={url || null} alt="" />
                  <span className={caption}>{url === "" ? label : fileName(url)}</span>
                </label>
              );
            })}
          </fieldset>
        )}
      </form.AppField>
    </FormDrawer>
  );
}

const tiles = css({
  border: "none",
  display: "grid",
  gap: "12",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
});
const spoken = css({ srOnly: true });
const tile = css({
  display: "grid",
  gap: "4",
  alignContent: "start",
  padding: "6",
  border: "hairline",
  borderRadius: "card",
  cursor: "pointer",
  "&:has(:checked)": { borderColor: "border.focus", background: "bg.selected" },
  "& input": { width: "16", height: "16", accentColor: "accent.solid" },
});
const caption = css({ textStyle: "small", color: "fg.muted", overflowWrap: "anywhere" });
