import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../../lib/errors.ts";
import type { Edit } from "../../../patterns/form.ts";

/** The form state of a drawer that runs an action instead of storing values. Keeps the input if the action is rejected. */
export function useActionEdit({ dirty, act }: { dirty: boolean; act(): Promise<boolean> }): Edit {
  const { t } = useTranslation("common");
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const submit = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      if (await act()) setSaved((times) => times + 1);
    } catch (error) {
      setProblem(problemOf(error, t));
    } finally {
      setSaving(false);
    }
  };
  return {
    props: {
      id,
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!saving) void submit();
      },
    },
    dirty: dirty && saved === 0,
    saving,
    saved,
    problem,
    discard: () => setProblem(undefined),
  };
}
