import { css } from "#styled/css";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useResourceEdit } from "../../../patterns/fields.ts";
import { LayeredModal, useLayers } from "../../../patterns/form.ts";
import { PickerList } from "../../../patterns/picker.ts";
import { type Picked, toggled } from "../../../lib/picked.ts";
import { products } from "../../../resources/products.ts";
import { salesChannels } from "../../../resources/sales-channels.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import type { Product } from "../product-queries.ts";
import { channelFields } from "./organize-fields.ts";

/** The sales channels of a product. Opens a list of all channels on top. */
export function ChannelsModal({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation(["products", "common"]);
  const layers = useLayers<"add">();
  const { form, edit } = useResourceEdit(
    { resource: products, record: product, fields: channelFields },
    ({ title }) => notify("success", t("edit.saved"), title),
  );

  return (
    <form.AppField name="sales_channels">
      {(field) => {
        const chosen = field.state.value;
        const choose = (channels: readonly Picked[]) => field.handleChange([...channels]);
        return (
          <LayeredModal
            layers={layers}
            edit={edit}
            onClose={onClose}
            first={(leave) => ({
              title: t("channels.title"),
              subtitle: product.title,
              body: (
                <form {...edit.props} className={stack}>
                  {chosen.length === 0 ? (
                    <p className={quiet}>{t("channels.none")}</p>
                  ) : (
                    <ul aria-label={t("channels.title")}>
                      {chosen.map((channel) => (
                        <li key={channel.id} className={row}>
                          <span className={name}>{channel.title}</span>
                          <IconButton
                            size="sm"
                            aria-label={t("common:picker.remove", { name: channel.title })}
                            onClick={() => choose(toggled(chosen, channel, true))}
                          >
                            <X aria-hidden />
                          </IconButton>
                        </li>
                      ))}
                    </ul>
                  )}
                  <div>
                    <Button icon={<Plus aria-hidden />} onClick={() => layers.push("add")}>
                      {t("channels.add")}
                    </Button>
                  </div>
                </form>
              ),
              footer: (
                <>
                  <Button disabled={edit.saving} onClick={leave}>
                    {t("common:overlay.cancel")}
                  </Button>
                  <Button type="submit" form={edit.props.id} visual="primary" loading={edit.saving}>
                    {t("common:overlay.save")}
                  </Button>
                </>
              ),
            })}
            screens={{
              add: {
                title: t("channels.add"),
                subtitle: t("channels.addText"),
                body: (
                  <PickerList
                    resource={salesChannels}
                    refused={({ is_disabled }) =>
                      is_disabled ? t("channels.disabled") : undefined
                    }
                    empty={{ title: t("channels.empty") }}
                    multiple
                    searchLabel={t("channels.search")}
                    chosen={chosen}
                    onChosen={choose}
                  />
                ),
                footer: (
                  <Button visual="primary" onClick={layers.pop}>
                    {t("common:overlay.done")}
                  </Button>
                ),
              },
            }}
          />
        );
      }}
    </form.AppField>
  );
}

const stack = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const quiet = css({ color: "fg.muted" });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  minHeight: "row",
  borderBlockEnd: "hairline",
});
const name = css({ flex: "1", minWidth: 0, overflowWrap: "anywhere" });
