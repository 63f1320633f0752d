import { css } from "#styled/css";
import { ApiError } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { Calculator } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { useFormat } from "../../../patterns/page.ts";
import { LazyResourcePicker } from "../../../patterns/picker.ts";
import type { Picked } from "../../../lib/picked.ts";
import { sellableIn } from "../../../resources/variants.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { tryTax } from "./try-tax.ts";

interface Region {
  id: string;
  name: string;
  currency_code: string;
}

/** Shows the tax on a product in the region. The server calculates it, so the admin doesn't duplicate the server's rules. */
export function TryCard({ region }: { region: Region }) {
  const { t } = useTranslation(["taxes", "common", "regions"]);
  const { t: say } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const [picking, setPicking] = useState(false);
  const [picked, setPicked] = useState<Picked>();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (variant: string) => tryTax(client, region.id, variant),
  });
  const { currency_code: currency } = region;
  const { searchLabel, ...source } = sellableIn(
    { region_id: region.id, currency_code: currency },
    say,
    format,
  );
  const problem = error && problemOf(error, say);
  const soldOut = error instanceof ApiError && error.code === "insufficient_inventory";
  return (
    <Card
      title={t("try.title")}
      footer={
        <span className={quiet}>
          {t("try.hint")} {t("try.later")}
        </span>
      }
    >
      <div className={stack}>
        <Button
          icon={<Calculator aria-hidden />}
          loading={isPending}
          onClick={() => setPicking(true)}
        >
          {t("try.choose")}
        </Button>
        {problem && (
          <Alert title={soldOut ? t("try.soldOut") : problem.title}>
            {soldOut ? t("try.soldOutText") : problem.message}
          </Alert>
        )}
        {data && picked && (
          <div role="status" aria-label={t("try.result")}>
            <Facts>
              <Fact term={t("try.product")}>
                <bdi>{picked.title}</bdi>
              </Fact>
              <Fact term={t("try.net")}>{format.money(data.net, currency)}</Fact>
              {data.lines.map(({ name, code, rate }) => (
                <Fact
                  key={`${name} ${code}`}
                  term={<bdi>{name === "default" ? t("try.default") : name}</bdi>}
                >
                  {t("regions:percent", { value: format.number(rate) })}
                </Fact>
              ))}
              <Fact term={t("try.tax")}>{format.money(data.tax, currency)}</Fact>
              <Fact term={t("try.total")}>{format.money(data.total, currency)}</Fact>
            </Facts>
          </div>
        )}
      </div>
      {picking && (
        <LazyResourcePicker
          {...source}
          title={t("try.choose")}
          subtitle={region.name}
          searchLabel={searchLabel}
          multiple={false}
          // Keeps the field empty, so that the same product can be chosen again after a rate has changed.
          value={[]}
          onPick={([one]) => {
            setPicked(one);
            if (one) mutate(one.id);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Card>
  );
}

const stack = css({ display: "grid", gap: "12", justifyItems: "start" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
