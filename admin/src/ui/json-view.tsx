import { jsonView } from "#styled/recipes";
import type { ReactNode } from "react";
import { Disclosure } from "./disclosure.tsx";

const styles = jsonView();

export interface JsonViewProps {
  title: string;
  value: unknown;
  /** The label of the scrollable area. */
  label: string;
  tools?: ReactNode;
}

/** A block of JSON, which is initially closed. A large record is serialized only when the block opens. */
export const JsonView = ({ title, value, label, tools }: JsonViewProps) => (
  <Disclosure title={title} tools={tools}>
    <Code label={label} value={value} />
  </Disclosure>
);

const Code = ({ label, value }: Pick<JsonViewProps, "label" | "value">) => (
  <pre className={styles.code} tabIndex={0} role="region" aria-label={label} dir="ltr">
    {JSON.stringify(value, null, 2)}
  </pre>
);
