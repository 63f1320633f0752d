import { useState } from "react";
import { css } from "#styled/css";
import { Picture } from "./picture.tsx";
import { useTranslation } from "react-i18next";

/** Shows one large image, and the others as thumbnails. */
export function Gallery({ title, urls }: { title: string; urls: readonly (string | null)[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  return (
    <div className={css({ display: "grid", gap: "12" })}>
      <Picture url={urls[shown]} alt={title} eager sizes="(min-width: 768px) 50vw, 100vw" />
      {urls.length > 1 && (
        <ul
          aria-label={t("Pictures")}
          className={css({ display: "flex", flexWrap: "wrap", gap: "12" })}
        >
          {urls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t("Show picture {index} of {n}", { index: index + 1, n: urls.length })}
                aria-current={index === shown || undefined}
                className={css({
                  display: "block",
                  width: "80",
                  borderRadius: "card",
                  border: "2px solid transparent",
                  _current: { borderColor: "ink" },
                })}
                onClick={() => setShown(index)}
              >
                <Picture url={url} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
