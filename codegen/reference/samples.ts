/** Sample calls of each operation: with the client, its hook, and curl. For the reference; a test compiles or runs them. */
import type { Contract, Media, Operation } from "../contract.ts";
import { isForm, isJson } from "../media-types.ts";
import { examplesOf } from "../examples.ts";

export interface Sample {
  readonly label: string;
  readonly lang: "TypeScript" | "Shell";
  readonly source: string;
}

export function samplesOf(operation: Operation, contract: Contract): Sample[] {
  const { method, hook } = examplesOf(operation, contract);
  return [
    {
      label: "Client",
      lang: "TypeScript",
      source: `import { createClient } from "@countertop/sdk";\n\nconst client = createClient({ baseUrl: "http://localhost:9000" });\n${method}`,
    },
    {
      label: "Hook",
      lang: "TypeScript",
      source: `import { ${operation.hook} } from "@countertop/sdk/react";\n\n${hook}`,
    },
    { label: "curl", lang: "Shell", source: curlOf(operation) },
  ];
}

/** In single quotes, only the quote itself is special to a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function curlOf({ method, path, area, parameters, body, wire }: Operation): string {
  const query = parameters
    .filter((one) => one.in === "query" && (one.required || one.name === "limit"))
    .map(({ name, required, example }) => `${name}=${required ? String(example) : 20}`);
  const address = `"$STORE${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name}`)}${query.length > 0 ? `?${query.join("&")}` : ""}"`;
  const bearer = area === "admin" && !wire.open ? [`-H "Authorization: Bearer $TOKEN"`] : [];
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${address}`,
    ...bearer,
    ...(body ? bodyArgs(body.media) : []),
  ];
  return lines.join(" \\\n  ");
}

function bodyArgs({ type, schema, example }: Media): string[] {
  // curl sets a form's boundary itself.
  if (isForm(type)) return [`-F files=@picture.png`];
  const header = `-H ${quoted(`Content-Type: ${type}`)}`;
  if (isJson(type)) return [header, `-d ${quoted(JSON.stringify(example ?? {}))}`];
  return [
    header,
    schema.format === "binary" || !type.startsWith("text/") ? "--data-binary @file" : "-d @-",
  ];
}
