import { useTranslation } from "react-i18next";
import { nameOf } from "../../lib/name-of.ts";
import { MetadataEditor } from "../../patterns/metadata-editor.tsx";
import { notify } from "../../ui/notify.ts";
import { useSaveCollection } from "./collection-general.tsx";
import type { Collection } from "./collection-queries.ts";

export interface CollectionMetadataProps {
  collection: Collection;
  onClose(): void;
}

export function CollectionMetadata({ collection, onClose }: CollectionMetadataProps) {
  const { t } = useTranslation("collections");
  const save = useSaveCollection(collection.id);
  return (
    <MetadataEditor
      subtitle={nameOf(collection)}
      metadata={collection.metadata}
      save={async (metadata) => {
        await save({ metadata });
        notify("success", t("edit.saved"), nameOf(collection));
      }}
      onClose={onClose}
    />
  );
}
