import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { download, toCsv } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { template } from "./import-columns.ts";
import { readShop } from "./import-queries.ts";
import { Waiting } from "./import-waiting.tsx";
import type { ProductImport } from "./use-product-import.ts";

const MOST_MEGABYTES = 20;

export function FileStep({ products }: { products: ProductImport }) {
  const { t } = useTranslation("product-import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { file, checking, choose } = products;

  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const shop = await readShop(client, new AbortController().signal);
      const [headers = [], ...rows] = template(shop);
      download("product-import.csv", toCsv(headers, rows));
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    } finally {
      setBusy(false);
    }
  };
  const limits = t("file.limits", { size: format.number(MOST_MEGABYTES) });
  return (
    <>
      <ul className={rules}>
        <li>{t("file.intro")}</li>
        <li>{t("file.empty")}</li>
        <li>{t("file.prices")}</li>
      </ul>
      <div>
        <Button icon={<Download aria-hidden />} loading={busy} onClick={() => void save()}>
          {t("file.template")}
        </Button>
      </div>
      {problem && <Alert title={problem.title}>{problem.message}</Alert>}
      <div className={measure}>
        <FileDrop
          label={t("file.label")}
          accept={[".csv"]}
          maxSize={MOST_MEGABYTES * 1024 * 1024}
          errors={refused ? [limits] : []}
          onFiles={([first]) => {
            setRefused(false);
            choose(first);
          }}
          onRefused={() => setRefused(true)}
          files={file ? [{ id: file.name, name: file.name }] : []}
          onRemove={() => choose(undefined)}
          labels={{
            prompt: t("file.prompt"),
            limits,
            remove: (name) => tCommon("picker.remove", { name }),
          }}
        />
      </div>
      {checking !== undefined && <Waiting label={t("check.waiting")} value={checking} />}
    </>
  );
}

const measure = css({ maxWidth: "prose" });
const rules = css({ display: "grid", gap: "4", maxWidth: "prose", color: "fg.subtle" });
