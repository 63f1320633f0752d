import { moved } from "../list/list-columns.ts";
import { inOrder, numbered, plain, type Media } from "./media-order.ts";

export type PictureState = "ready" | "waiting" | "uploading" | "failed";

export interface Picture {
  readonly id: string;
  /** The image's URL in the store. Until the upload is finished, the browser's URL for the file. */
  readonly url: string;
  /** The browser's URL for the file, which can be shown without a request. */
  readonly preview?: string;
  /** The name of the uploaded file. */
  readonly name?: string;
  readonly state: PictureState;
  /** The uploaded fraction, from 0 to 1. */
  readonly progress: number;
  /** The reason why the upload failed. */
  readonly error?: unknown;
}

/** The images as the server returns them, in any order. */
export interface StoredMedia {
  readonly images?: readonly { id: string; url: string }[];
  readonly thumbnail: string | null;
}

export interface Pictures {
  readonly pictures: readonly Picture[];
  /** The id of the image that is used as the thumbnail. */
  readonly thumbnail: string | null;
  /** The URL of a thumbnail that isn't one of the images. It is kept until an image is chosen. */
  readonly apart: string | null;
}

export type PicturesAction =
  | { type: "add"; files: readonly { id: string; preview: string; name: string }[] }
  | { type: "start" | "remove" | "choose" | "retry"; id: string }
  | { type: "progress"; id: string; progress: number }
  | { type: "done"; id: string; url: string }
  | { type: "fail"; id: string; error: unknown }
  | { type: "move"; id: string; to: number }
  | { type: "reset"; stored: StoredMedia };

/** Images in `known` keep their ids, because their tiles must not lose the focus, and their previews. */
export function fromStored(
  { images = [], thumbnail }: StoredMedia,
  known: readonly Picture[] = [],
): Pictures {
  const pictures = inOrder(images).map(({ id, url }): Picture => {
    const same = known.find((one) => plain(one.url) === plain(url));
    return { id, ...same, url, state: "ready", progress: 1 };
  });
  const chosen = pictures.find(({ url }) => plain(url) === plain(thumbnail ?? ""))?.id ?? null;
  return { pictures, thumbnail: chosen, apart: chosen === null ? thumbnail || null : null };
}

export function reducePictures(state: Pictures, action: PicturesAction): Pictures {
  const { pictures } = state;
  const change = (id: string, values: Partial<Picture>): Pictures => ({
    ...state,
    pictures: pictures.map((one) => (one.id === id ? { ...one, ...values } : one)),
  });
  switch (action.type) {
    case "add": {
      const fresh = action.files.map(({ id, preview, name }): Picture => ({
        id,
        url: preview,
        preview,
        name,
        state: "waiting",
        progress: 0,
      }));
      // Makes the first image the thumbnail. Without a thumbnail, product lists show no image.
      const first = pictures.length === 0 && state.apart === null;
      return {
        ...state,
        pictures: [...pictures, ...fresh],
        thumbnail: first ? (fresh[0]?.id ?? null) : state.thumbnail,
      };
    }
    case "start":
      return change(action.id, { state: "uploading", progress: 0 });
    case "progress":
      return change(action.id, { progress: action.progress });
    case "done":
      return change(action.id, { state: "ready", progress: 1, url: action.url });
    case "fail":
      return change(action.id, { state: "failed", error: action.error });
    case "retry":
      return change(action.id, { state: "waiting", progress: 0, error: undefined });
    case "choose":
      return { ...state, thumbnail: action.id, apart: null };
    case "remove": {
      const rest = pictures.filter(({ id }) => id !== action.id);
      return {
        ...state,
        pictures: rest,
        thumbnail: state.thumbnail === action.id ? (rest[0]?.id ?? null) : state.thumbnail,
      };
    }
    case "reset":
      return fromStored(action.stored, pictures);
    case "move": {
      const from = pictures.findIndex(({ id }) => id === action.id);
      if (from === -1) return state;
      return { ...state, pictures: moved(pictures, from, action.to) };
    }
  }
}

/** The images to upload next, in order, so that at most `atOnce` uploads run at the same time. */
export function nextToSend(pictures: readonly Picture[], atOnce: number): Picture[] {
  const sending = pictures.filter(({ state }) => state === "uploading").length;
  return pictures
    .filter(({ state }) => state === "waiting")
    .slice(0, Math.max(0, atOnce - sending));
}

/** The value to store: the URLs of the uploaded images, in order, and of the thumbnail. */
export function toStored({ pictures, thumbnail, apart }: Pictures): Media {
  const ready = pictures.filter(({ state }) => state === "ready");
  const chosen =
    thumbnail === null ? undefined : (ready.find(({ id }) => id === thumbnail) ?? ready[0]);
  return {
    images: numbered(ready.map(({ url }) => url)),
    thumbnail: chosen ? plain(chosen.url) : apart,
  };
}
