// Creates Valibot schemas from a contract at run time, for programs that read a contract which isn't generated into the SDK.
import * as v from "valibot";
import { named } from "../sdk/src/msw/named.ts";
import type { RequestFacts } from "../sdk/src/msw/read-request.ts";
import type { Contract, Operation, Parameter } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { make, queryOf, type Maker } from "./schemas.ts";

const DATE_TIME = /^(\d{4}-\d\d-\d\d)[t ]\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i;

/** True for a date and time with its time zone. February 30 isn't a date. */
function isDateTime(text: string): boolean {
  const [, date = ""] = DATE_TIME.exec(text) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Returns a function that creates Valibot schemas, which may refer to the contract's components. */
export function schemaMaker({
  schemas,
}: Pick<Contract, "schemas">): (schema: JsonSchema) => v.GenericSchema {
  const components = new Map<string, v.GenericSchema>();
  const maker: Maker<v.GenericSchema> = {
    dateText: v.pipe(v.string(), v.check(isDateTime, "must be a date")),
    call(name, ...parts) {
      const values = parts.flatMap((part) => Object.values(part).slice(0, 1) as unknown[]);
      const all = v as unknown as Record<string, (...given: unknown[]) => v.GenericSchema>;
      return (all[name] as (typeof all)[string])(...values);
    },
    component(name) {
      const known = components.get(name);
      if (known) return known;
      // A schema that contains itself refers to the finished schema.
      components.set(
        name,
        v.lazy(() => components.get(name) as v.GenericSchema),
      );
      const schema = make(schemas[name] as JsonSchema, maker);
      components.set(name, schema);
      return schema;
    },
  };
  return (schema) => make(schema, maker);
}

/** Returns a function that creates what `readRequest` needs to check an operation's requests. */
export function factsMaker(contract: Contract): (operation: Operation) => RequestFacts {
  const schemaOf = schemaMaker(contract);
  const parameterOf = ({ name, names, schema }: Parameter, query: readonly Parameter[]) => {
    if (!names) return schemaOf(schema);
    const expand = query.find((one) => one.name === "expand");
    const list = named(names, name === "fields" ? expand?.names : undefined);
    return schema.items ? v.array(list) : list;
  };
  return (operation) => {
    const query = queryOf(operation);
    const media = operation.body?.media;
    const needs = query.find((one) => one.needs)?.needs;
    return {
      ...(query.length > 0 && {
        query: Object.fromEntries(query.map((one) => [one.name, parameterOf(one, query)])),
      }),
      requiredQuery: query.filter(({ required }) => required).map(({ name }) => name),
      ...(needs && { needs }),
      ...(media && { body: schemaOf(media.schema), type: media.type }),
    };
  };
}
