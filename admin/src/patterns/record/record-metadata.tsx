import { notify } from "../../ui/notify.ts";
import { useReadRecord, useSaveRecord } from "../fields/use-resource-form.ts";
import { MetadataEditor } from "../form/metadata-editor.tsx";
import type { AnyResource } from "../resource/define.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { wholeMetadata } from "./whole-metadata.ts";

type Metadata = Record<string, unknown>;
export interface RecordMetadataProps {
  resource: AnyResource;
  record: { id: string; metadata?: Metadata | null };
  onClose(): void;
}

/** The editor for a record's custom data. */
export function RecordMetadata({ resource, record, onClose }: RecordMetadataProps) {
  const text = useResourceText(resource);
  const save = useSaveRecord(resource, record.id);
  const read = useReadRecord(resource, record.id);
  const name = resource.nameOf(record);
  return (
    <MetadataEditor
      subtitle={name}
      metadata={record.metadata}
      read={async () => ((await read()) as typeof record).metadata}
      save={async (changes, now) => {
        const metadata = resource.replacesMetadata ? wholeMetadata(now, changes) : changes;
        await save({ metadata } as never);
        notify("success", text("edit.saved"), name);
      }}
      onClose={onClose}
    />
  );
}
