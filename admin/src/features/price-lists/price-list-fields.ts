import { adminCreatePriceList } from "@countertop/sdk/operations";
import {
  date,
  defineFields,
  longText,
  records,
  select,
  switchField,
  text,
  type Check,
  type FieldDef,
} from "../../patterns/fields.ts";
import { customerGroups } from "../../resources/customer-groups.ts";
import { priceLists } from "../../resources/price-lists.ts";

/** Required, because the server rejects a list without a description. */
const description: FieldDef<string, string> = {
  ...longText({
    label: "price-lists:fields.description",
    hint: "price-lists:fields.descriptionHint",
    none: "",
  }),
  required: true,
  schema: text({ label: "price-lists:fields.description" }).schema,
};

const details = {
  name: text({ label: "price-lists:fields.name", maxLength: 255 }),
  description,
  type: {
    ...select({
      label: "price-lists:fields.type",
      hint: "price-lists:fields.typeHint",
      required: true,
      usual: "sale",
      options: [
        { value: "sale", label: "price-lists:fields.type_sale" },
        { value: "override", label: "price-lists:fields.type_override" },
      ],
    }),
    // Sent even if it is the default, because the server has none.
    sendsEmpty: true,
  },
};
const includesTax = {
  includes_tax: switchField({ label: "price-lists:fields.includesTax", usual: false }),
};
const when = {
  starts_at: date({ label: "price-lists:fields.starts", time: true, half: true }),
  ends_at: date({ label: "price-lists:fields.ends", time: true, half: true }),
  customer_groups: records({
    label: "price-lists:fields.groups",
    hint: "price-lists:fields.groupsHint",
    of: customerGroups,
    choose: "price-lists:fields.chooseGroups",
    search: "common:resource.list.search",
    none: { title: "price-lists:fields.noGroups" },
  }),
};

/** The end must be after the start. Both are in the format of datetime inputs, so they can be compared as strings. */
const refine: [Check<{ starts_at: string; ends_at: string }>] = [
  {
    field: "ends_at",
    message: "price-lists:fields.endsTooEarly",
    holds: ({ starts_at, ends_at }) => starts_at === "" || ends_at === "" || starts_at < ends_at,
  },
];

/** Editable fields of a price list except its prices. `taxed` is for stores with tax-inclusive prices. */
export const priceListFields = {
  plain: defineFields(priceLists, { ...details, ...when }, { refine }),
  taxed: defineFields(priceLists, { ...details, ...includesTax, ...when }, { refine }),
};

const ofNew = { update: adminCreatePriceList };
export const newPriceListFields = {
  plain: defineFields(ofNew, { ...details, ...when }, { refine }),
  taxed: defineFields(ofNew, { ...details, ...includesTax, ...when }, { refine }),
};
