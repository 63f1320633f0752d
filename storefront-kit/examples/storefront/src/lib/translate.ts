import type { Translate } from "./texts.ts";
import { useVisitor } from "./visitor.ts";

/** The storefront's texts in the visitor's language. */
export const useTranslate = (): Translate => useVisitor().t;
