import type { Translate } from "./texts.ts";
import { useVisitor } from "./visitor.ts";

/** The shop's words in the visitor's language. */
export const useTranslate = (): Translate => useVisitor().t;
