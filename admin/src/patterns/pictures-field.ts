export { PicturesField } from "./pictures/pictures-field.tsx";
export { usePictures } from "./pictures/use-pictures.ts";
