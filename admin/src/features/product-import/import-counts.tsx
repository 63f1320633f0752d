import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import type { Plan } from "./import-types.ts";

const names = ["created", "updated", "variantsCreated", "variantsUpdated"] as const;

/** The numbers of created and changed records. They are planned unless `done` is true. */
export function Counts({ counts, done = false }: { counts: Plan["counts"]; done?: boolean }) {
  const { t } = useTranslation("product-import");
  const format = useFormat();
  return (
    <Facts>
      {names.map((name) => (
        <Fact key={name} term={t(done ? `done.${name}` : `counts.${name}`)}>
          {format.number(counts[name])}
        </Fact>
      ))}
    </Facts>
  );
}
