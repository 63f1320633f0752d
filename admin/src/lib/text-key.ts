import type { CustomTypeOptions, ParseKeys } from "i18next";

type Strings = CustomTypeOptions["resources"];
export type Namespace = Extract<keyof Strings, string>;

/** A string by its full name, such as `collections:fields.title`, for tables that are read where no language is known. */
export type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];
