import type { CustomTypeOptions, ParseKeys } from "i18next";

type Strings = CustomTypeOptions["resources"];
export type Namespace = Extract<keyof Strings, string>;

/**
 * The full name of a string, such as `collections:fields.title`, for definitions that run before the language is known.
 */
export type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];
