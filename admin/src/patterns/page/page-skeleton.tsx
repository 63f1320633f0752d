import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

/** A placeholder for a page whose code or strings are loading. */
export function PageSkeleton() {
  const { t } = useTranslation("common");
  return (
    <div className={page} data-page-skeleton="">
      <p role="status" className={spoken}>
        {t("list.loading")}
      </p>
      <Skeleton width="160px" height="28px" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="32px" />
      ))}
    </div>
  );
}

const page = css({ display: "grid", gap: "12", padding: "gutter" });
const spoken = css({ srOnly: true });
