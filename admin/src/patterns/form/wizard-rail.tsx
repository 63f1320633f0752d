import { css } from "#styled/css";

export interface WizardRailProps {
  titles: readonly string[];
  current: number;
  /** Opens a step. Without this function, the titles aren't buttons. */
  onStep?(step: number): void;
}

/** The titles of a wizard's steps, in a column next to the panel, or above it on narrow screens. */
export const WizardRail = ({ titles, current, onStep }: WizardRailProps) => (
  <ol className={rail}>
    {titles.map((title, index) => {
      const shared = {
        className: place,
        "aria-current": index === current ? ("step" as const) : undefined,
        "data-passed": index < current || undefined,
      };
      return (
        <li key={title}>
          {onStep ? (
            <button type="button" {...shared} onClick={() => onStep(index)}>
              {title}
            </button>
          ) : (
            <span {...shared}>{title}</span>
          )}
        </li>
      );
    })}
  </ol>
);

const rail = css({
  display: "flex",
  flexWrap: "wrap",
  flexDirection: { lg: "column" },
  columnGap: "16",
  rowGap: "4",
});
const place = css({
  display: "flex",
  alignItems: "center",
  gap: "10",
  minHeight: "28",
  textAlign: "start",
  color: "fg.subtle",
  borderRadius: "control",
  _before: {
    content: '""',
    flexShrink: 0,
    width: "8",
    height: "8",
    borderRadius: "full",
    border: "input",
  },
  "&[data-passed]": { color: "fg.default", _before: { background: "fg.subtle" } },
  "&[aria-current]": {
    color: "fg.default",
    textStyle: "label",
    _before: { background: "accent.solid", borderColor: "accent.solid" },
  },
});
