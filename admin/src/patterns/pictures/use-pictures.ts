import { withUploadProgress } from "@countertop/sdk";
import { adminCreateUpload, adminDeleteUpload } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useEffect, useReducer, useRef } from "react";
import { plain, type Media } from "./media-order.ts";
import { safeName } from "./picture-files.ts";
import {
  fromStored,
  nextToSend,
  reducePictures,
  toStored,
  type Picture,
  type StoredMedia,
} from "./pictures-state.ts";

/** Maximum number of simultaneous uploads. */
const CONCURRENT_UPLOADS = 2;

export interface PicturesEdit {
  pictures: readonly Picture[];
  /** The id of the image that is used as the thumbnail. */
  thumbnail: string | null;
  /** The URL of a thumbnail that isn't one of the images. */
  apart: string | null;
  /** The value to store, once no upload is pending. */
  value: Media;
  /** True while uploads are pending or running. */
  busy: boolean;
  /** Number of failed uploads. */
  failed: number;
  add(files: readonly File[]): void;
  /** Removes the image, and cancels its upload. */
  remove(id: string): void;
  move(id: string, to: number): void;
  /** Makes the image the thumbnail. */
  choose(id: string): void;
  retry(id: string): void;
  /** Shows the stored images instead, and cancels all uploads. */
  reset(stored: StoredMedia): void;
  /** Deletes the uploaded files from the store, except these. */
  deleteUploads(kept: readonly string[]): void;
}

interface Sending {
  file: File;
  preview: string;
  /** Set while the file is being uploaded. */
  stop?: AbortController;
}

/** The images of a record that are being edited. Files are uploaded as soon as they are added. */
export function usePictures(stored: StoredMedia): PicturesEdit {
  const client = useClient();
  const [state, dispatch] = useReducer(reducePictures, stored, (given) => fromStored(given));
  const { pictures, thumbnail, apart } = state;
  const files = useRef(new Map<string, Sending>());
  /** The keys of uploaded files, by URL. */
  const uploaded = useRef(new Map<string, string>());

  useEffect(() => {
    const send = async (id: string, sending: Sending) => {
      const stop = (sending.stop = new AbortController());
      const show = (progress: number) => dispatch({ type: "progress", id, progress });
      dispatch({ type: "start", id });
      try {
        const file = new File([sending.file], safeName(sending.file.name, id.slice(0, 6)), {
          type: sending.file.type,
        });
        const { uploads } = await adminCreateUpload(
          client,
          { body: { files: [file] } },
          {
            signal: stop.signal,
            fetch: withUploadProgress(({ loaded, total }) => show(loaded / total)),
          },
        );
        const [upload] = uploads;
        if (!upload) throw new Error(`No address for ${file.name}`);
        const { url, key } = upload;
        uploaded.current.set(plain(url), key);
        dispatch({ type: "done", id, url });
      } catch (error) {
        // Ignores the error of a canceled upload, whose image the user has removed.
        if (!stop.signal.aborted) dispatch({ type: "fail", id, error });
      } finally {
        delete sending.stop;
      }
    };
    for (const { id } of nextToSend(pictures, CONCURRENT_UPLOADS)) {
      const sending = files.current.get(id);
      if (sending && !sending.stop) void send(id, sending);
    }
  }, [client, pictures]);

  useEffect(() => {
    const all = files.current;
    return () => {
      for (const sending of all.values()) drop(sending);
      all.clear();
    };
  }, []);

  return {
    pictures,
    thumbnail,
    apart,
    value: toStored(state),
    busy: pictures.some((one) => one.state === "waiting" || one.state === "uploading"),
    failed: pictures.filter((one) => one.state === "failed").length,
    add: (added) => {
      const fresh = added.map((file) => {
        const id = crypto.randomUUID();
        const preview = URL.createObjectURL(file);
        files.current.set(id, { file, preview });
        return { id, preview, name: file.name };
      });
      dispatch({ type: "add", files: fresh });
    },
    remove: (id) => {
      const sending = files.current.get(id);
      if (sending) drop(sending);
      files.current.delete(id);
      dispatch({ type: "remove", id });
    },
    move: (id, to) => dispatch({ type: "move", id, to }),
    choose: (id) => dispatch({ type: "choose", id }),
    retry: (id) => dispatch({ type: "retry", id }),
    reset: (now) => {
      const shown = new Set(fromStored(now, pictures).pictures.map(({ id }) => id));
      for (const [id, sending] of files.current) {
        if (shown.has(id)) continue;
        drop(sending);
        files.current.delete(id);
      }
      dispatch({ type: "reset", stored: now });
    },
    deleteUploads: (kept) => {
      const used = new Set(kept.map(plain));
      for (const [url, file_key] of uploaded.current) {
        if (used.has(url)) continue;
        uploaded.current.delete(url);
        // Ignores errors, because an unused file has no effect.
        void adminDeleteUpload(client, { body: { file_key } }).catch(() => {});
      }
    },
  };
}

function drop({ preview, stop }: Sending): void {
  stop?.abort();
  URL.revokeObjectURL(preview);
}
