import { button, record } from "#styled/recipes";
import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronRight, Mail, Phone } from "lucide-react";
import { useId, useState, useSyncExternalStore, type ReactNode } from "react";
import { CardTitle } from "../../ui/card.tsx";
import { TitleFacts, type FactLineProps } from "./fact-line.tsx";

const styles = record();

/** The widths at which styles with `mdDown` apply. */
const phone = matchMedia("(width < 48rem)");
const onPhone = (listener: () => void) => {
  phone.addEventListener("change", listener);
  return () => phone.removeEventListener("change", listener);
};
const usePhone = (): boolean => useSyncExternalStore(onPhone, () => phone.matches);

export interface FoldingProps {
  /** True if the first card with a title starts unfolded. */
  first?: boolean;
  children: ReactNode;
}

/** On a phone, each card in it has only the line of its title, until that is pressed. */
export function Folding({ first = false, children }: FoldingProps) {
  const [shown] = useState(() => {
    let opens = first ? undefined : "";
    const claim = (id: string) => (opens ??= id) === id;
    return (title: ReactNode) => <FoldTitle claim={claim}>{title}</FoldTitle>;
  });
  return <CardTitle value={shown}>{children}</CardTitle>;
}

interface FoldTitleProps {
  /** Returns true for the first id. */
  claim(id: string): boolean;
  children: ReactNode;
}

function FoldTitle({ claim, children }: FoldTitleProps) {
  const id = useId();
  const [open, setOpen] = useState(() => claim(id));
  if (!usePhone()) return children;
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      <Icon aria-hidden />
      {children}
    </button>
  );
}

export interface PersonFactsProps extends FactLineProps {
  name: string;
  /** The path of the person's page. */
  to: string;
  email: string;
  tel: string | null | undefined;
}

/** Facts of a record below its title that begin with a person. On a phone, the person has a line with links to write and to call. */
export function PersonFacts({ name, to, email, tel, facts }: PersonFactsProps) {
  if (!usePhone()) return <TitleFacts facts={[name, ...facts]} />;
  const link = button({ shape: "icon" });
  return (
    <>
      <p className={styles.person}>
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
        <a className={link} href={`mailto:${email}`} aria-label={email}>
          <Mail aria-hidden />
        </a>
        {tel && (
          <a className={link} href={`tel:${tel}`} aria-label={tel}>
            <Phone aria-hidden />
          </a>
        )}
      </p>
      <TitleFacts facts={facts} />
    </>
  );
}
