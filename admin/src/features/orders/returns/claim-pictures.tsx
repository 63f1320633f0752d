import { css } from "#styled/css";
import { adminCreateUpload } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { useFormat } from "../../../patterns/page.ts";
import { IconButton } from "../../../ui/button.tsx";
import { FileDrop, type DroppedFile, type RejectedFile } from "../../../ui/file-drop.tsx";
import { Thumb } from "../../../ui/thumb.tsx";

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
const MOST_MB = 10;
const refusals = {
  type: "pictures.refusedType",
  size: "pictures.refusedSize",
  count: "pictures.refusedOther",
  other: "pictures.refusedOther",
} as const satisfies Record<RejectedFile, string>;

interface ClaimPicturesProps {
  /** The URLs of the stored images. */
  value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Images that show the problem. Each image is uploaded as soon as it is added. */
export function ClaimPictures({ value, onChange }: ClaimPicturesProps) {
  const { t } = useTranslation(["order-returns-sheet", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  // The latest images, because several uploads may finish between two renders.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const size = format.number(MOST_MB);
  const put = (file: DroppedFile) =>
    setFiles((all) => [...all.filter(({ id }) => id !== file.id), file]);
  const drop = (id: string) => setFiles((all) => all.filter((file) => file.id !== id));

  const send = async (file: File) => {
    const id = crypto.randomUUID();
    put({ id, name: file.name, note: t("pictures.sending") });
    // Renames the file, because the server uses the file name in the URL without encoding it.
    const ending = /\.\w+$/.exec(file.name)?.[0] ?? "";
    const plain = new File([file], `claim-${id.slice(0, 8)}${ending}`, { type: file.type });
    try {
      const { uploads } = await adminCreateUpload(client, { body: { files: [plain] } });
      const url = uploads[0]?.url;
      if (url === undefined) throw new Error(`No address for ${file.name}`);
      latest.current = [...latest.current, url];
      onChange(latest.current);
      drop(id);
    } catch (error) {
      const { message } = problemOf(error, tCommon);
      put({ id, name: file.name, note: message, failed: true });
    }
  };

  return (
    <div className={root}>
      <FileDrop
        label={t("lines.pictures")}
        accept={TYPES}
        maxSize={MOST_MB * 1024 * 1024}
        maxFiles={10}
        labels={{
          prompt: t("pictures.prompt"),
          limits: t("pictures.limits", { size }),
          remove: (name) => t("pictures.remove", { name }),
        }}
        files={files}
        onFiles={(added) => added.forEach((file) => void send(file))}
        onRefused={(refused) =>
          refused.forEach(({ file, reason }) =>
            put({
              id: crypto.randomUUID(),
              name: file.name,
              note: t(refusals[reason], { size }),
              failed: true,
            }),
          )
        }
        onRemove={drop}
      />
      {value.length > 0 && (
        <ul className={pictures} aria-label={t("lines.pictures")}>
          {value.map((url, index) => {
            const name = t("pictures.picture", { number: format.number(index + 1) });
            return (
              <li key={url} className={picture}>
                <Thumb src={url} alt={name} />
                <IconButton
                  size="sm"
                  aria-label={t("pictures.remove", { name })}
                  onClick={() => onChange(value.filter((other) => other !== url))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const root = css({ display: "grid", gap: "8", gridColumn: "1 / -1" });
const pictures = css({ display: "flex", flexWrap: "wrap", gap: "8" });
const picture = css({ display: "flex", alignItems: "center", gap: "4" });
