import { FileUpload as Ark, useFileUploadContext } from "@ark-ui/react/file-upload";
import { fileDrop } from "#styled/recipes";
import { Upload, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { Field, splitField, type FieldProps } from "./field.tsx";
import { FilesAnywhere } from "./files-anywhere.tsx";

const styles = fileDrop();

export interface DroppedFile {
  id: string;
  name: string;
  /** The file's size, its progress, or an error. */
  note?: ReactNode;
  failed?: boolean;
}

export type RejectedFile = "type" | "size" | "count" | "other";

export interface FileDropProps extends FieldProps {
  /** The accepted types, in the format of the browser's file inputs, such as `image/*` or `.csv`. */
  accept?: readonly string[];
  /** The maximum size of a file, in bytes. */
  maxSize?: number;
  /** Maximum number of files at a time. Default: 1. */
  maxFiles?: number;
  onFiles(files: File[]): void;
  /** Called with files that violate a limit, and the first limit that each of them violates. */
  onRefused(refused: { file: File; reason: RejectedFile }[]): void;
  labels: { prompt: string; limits?: string; remove(name: string): string };
  /** The files that were accepted so far, newest last. The caller manages this list. */
  files?: readonly DroppedFile[];
  onRemove?(id: string): void;
  disabled?: boolean;
  /** True to accept files that are dropped or pasted anywhere on the page. Use it if the page has only one drop zone. */
  anywhere?: boolean;
}

const REASONS: Record<string, RejectedFile> = {
  FILE_INVALID_TYPE: "type",
  FILE_TOO_LARGE: "size",
  TOO_MANY_FILES: "count",
};

/** Accepts files by dragging, by pasting, and from the browser's file dialog. */
export function FileDrop(props: FileDropProps) {
  const [frame, rest] = splitField(props);
  const { accept, maxSize, maxFiles = 1, onFiles, onRefused, labels, onRemove, disabled } = rest;
  const { files = [], anywhere = false } = rest;
  return (
    <Field {...frame}>
      {({ id, "aria-invalid": invalid, "aria-describedby": described }) => (
        <Ark.Root
          className={styles.root}
          ids={{ hiddenInput: id }}
          {...(accept === undefined
            ? {}
            : { accept: Object.fromEntries(accept.map((type) => acceptEntry(type))) })}
          {...(maxSize === undefined ? {} : { maxFileSize: maxSize })}
          maxFiles={maxFiles}
          disabled={disabled ?? false}
          invalid={invalid ?? false}
          // Always empty, because the caller manages the accepted files.
          acceptedFiles={[]}
          translations={{ dropzone: labels.prompt }}
          onFileAccept={(accepted) => {
            if (accepted.files.length > 0) onFiles(accepted.files);
          }}
          onFileReject={(rejected) => {
            if (rejected.files.length === 0) return;
            onRefused(
              rejected.files.map(({ file, errors: [first = ""] }) => ({
                file,
                reason: REASONS[first] ?? "other",
              })),
            );
          }}
        >
          <Ark.Context>
            {(api) => (
              <Ark.Dropzone
                className={styles.zone}
                aria-describedby={
                  [labels.limits !== undefined && `${id}-limits`, described]
                    .filter(Boolean)
                    .join(" ") || undefined
                }
                onPaste={(event) => {
                  if (event.clipboardData.files.length === 0) return;
                  event.preventDefault();
                  api.setClipboardFiles(event.clipboardData);
                }}
              >
                <Upload aria-hidden />
                <span>{labels.prompt}</span>
              </Ark.Dropzone>
            )}
          </Ark.Context>
          <Ark.HiddenInput />
          {anywhere && !disabled && <Anywhere />}
          {labels.limits !== undefined && (
            <p className={styles.limits} id={`${id}-limits`}>
              {labels.limits}
            </p>
          )}
          <ul className={styles.list}>
            {files.map((file) => (
              <li key={file.id} className={styles.file}>
                <span className={styles.name}>{file.name}</span>
                {file.note !== undefined && (
                  <span className={styles.note} data-failed={file.failed || undefined}>
                    {file.note}
                  </span>
                )}
                {onRemove && (
                  <IconButton
                    size="sm"
                    aria-label={labels.remove(file.name)}
                    data-remove=""
                    onClick={() => onRemove(file.id)}
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </Ark.Root>
      )}
    </Field>
  );
}

function Anywhere() {
  const api = useFileUploadContext();
  return <FilesAnywhere onFiles={(data) => api.setClipboardFiles(data)} />;
}

/** The browser requires a MIME type for each extension. */
const acceptEntry = (type: string): [string, string[]] =>
  type.startsWith(".") ? [TYPES[type] ?? "application/octet-stream", [type]] : [type, []];

const TYPES: Record<string, string> = { ".csv": "text/csv", ".json": "application/json" };
