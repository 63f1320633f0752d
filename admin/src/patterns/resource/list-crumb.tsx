import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { lastSearch } from "../list-state/list-memory.ts";
import { useResourceText, type TextOf } from "./use-resource-text.ts";

/** A breadcrumb that links to the list of a resource, in its last state. */
export function listCrumb(resource: TextOf & { path: string }): ComponentType {
  return function ListCrumb() {
    const text = useResourceText(resource);
    return (
      <Link to={`/a${resource.path}` as string} search={lastSearch(resource.slug)}>
        {text("list.title")}
      </Link>
    );
  };
}
