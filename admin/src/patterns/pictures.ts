export { altOf, altsBody, altsOf, sameAlts, type Alts } from "./pictures/image-alts.ts";
export {
  fileName,
  inOrder,
  mediaBody,
  plain,
  sameOrder,
  sameThumbnail,
  type Media,
} from "./pictures/media-order.ts";
export { fromStored, toStored } from "./pictures/pictures-state.ts";
