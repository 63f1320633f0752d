export { PicturesField } from "./pictures/pictures-field.tsx";
export { usePictures, type PicturesEdit } from "./pictures/use-pictures.ts";
