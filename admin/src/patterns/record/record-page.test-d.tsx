/* Tests that a page compiles only if its records have dates. This file is only type-checked, and never runs. */
import { defineOperation, type Described } from "@countertop/sdk/define";
import { Tag } from "lucide-react";
import { defineResource } from "../resource/define-resource.ts";
import { RecordPage } from "./record-page.tsx";

const tagsOf = <Record extends { id: string }>() =>
  defineResource({
    slug: "tags",
    icon: Tag,
    list: defineOperation<
      Described<{
        query: { limit?: number; offset?: number };
        answer: { tags: Record[]; count: number; limit: number; offset: number };
      }>
    >({ method: "GET", path: "/admin/tags", items: "tags" }),
    record: defineOperation<Described<{ path: { id: string }; answer: { tag: Record } }>>({
      method: "GET",
      path: "/admin/tags/{id}",
    }),
    nameOf: ({ id }) => id,
    orders: ["id"],
    filters: {},
  });

interface Undated {
  id: string;
  created_at: string;
}
interface Dated extends Undated {
  updated_at: string;
}
export const DatedPage = () => <RecordPage resource={tagsOf<Dated>()} />;
// @ts-expect-error -- the page shows `updated_at`, and its form needs this date
export const UndatedPage = () => <RecordPage resource={tagsOf<Undated>()} />;
