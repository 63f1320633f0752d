import type { CustomTypeOptions, ParseKeys } from "i18next";

type Strings = CustomTypeOptions["resources"];
export type Namespace = Extract<keyof Strings, string>;

/** Full name of a string, such as `collections:fields.title`, for definitions that are evaluated before a language is known. */
export type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];
