import type { HttpClient } from "@countertop/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TextKey } from "../../lib/text-key.ts";
import { Confirm } from "./confirm.tsx";

/** A confirmation before an action that would succeed, but may not be what the user wants. */
export interface Warning {
  title: string;
  text: string;
  /** Label of the button that runs the action. */
  confirm: string;
  /** A link to the place where the cause is fixed. */
  instead?: { label: string; to: string; search?: object };
}

/** Tools for deciding whether a warning is needed. */
export interface WarningTools {
  client: HttpClient;
  queries: QueryClient;
  text(key: TextKey, values?: Record<string, unknown>): string;
}

export interface WarningQuestionProps {
  warning: Warning;
  onConfirm(): void;
  onClose(): void;
}

/** Asks whether to run an action in spite of its warning. */
export function WarningQuestion({ warning, onConfirm, onClose }: WarningQuestionProps) {
  const navigate = useNavigate();
  const { title, text, confirm, instead } = warning;
  return (
    <Confirm
      title={title}
      text={text}
      action={confirm}
      {...(instead && {
        instead: {
          action: instead.label,
          act: () => void navigate({ to: instead.to, search: instead.search ?? {} }),
        },
      })}
      onConfirm={async () => onConfirm()}
      onClose={onClose}
    />
  );
}

/** Passes the confirmation dialog for a warning to `show`, which renders it. Resolves to true if the user confirms. */
export const confirmsWarning = (
  warning: Warning,
  show: (question: ReactNode) => void,
): Promise<boolean> =>
  new Promise((answer) =>
    show(
      <WarningQuestion
        warning={warning}
        onConfirm={() => answer(true)}
        onClose={() => {
          show(undefined);
          answer(false);
        }}
      />,
    ),
  );
