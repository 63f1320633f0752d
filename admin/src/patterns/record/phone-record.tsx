import { button, record } from "#styled/recipes";
import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronRight, Mail, Phone } from "lucide-react";
import { useId, useState, useSyncExternalStore, type ReactNode } from "react";
import { watchMedia } from "../../lib/watch-media.ts";
import { CardFolding } from "../../ui/card.tsx";
import { TitleFacts, type FactLineProps } from "./fact-line.tsx";

const styles = record();

/** The widths at which styles with `mdDown` apply. */
const phone = watchMedia("(width < 48rem)");
const usePhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches);

export interface FoldingProps {
  /** True if the first card with a title is expanded initially. */
  first?: boolean;
  children: ReactNode;
}

/** On a phone, each card inside shows only its title until the title is pressed. */
export function Folding({ first = false, children }: FoldingProps) {
  const [folding] = useState<CardFolding>(() => {
    let opens = first ? undefined : "";
    const claim = (id: string) => (opens ??= id) === id;
    return {
      title: (title) => <FoldTitle claim={claim}>{title}</FoldTitle>,
      fact: (fact) => <OnPhone>{fact}</OnPhone>,
    };
  });
  return <CardFolding value={folding}>{children}</CardFolding>;
}

const OnPhone = ({ children }: { children: ReactNode }) => usePhone() && children;

interface FoldTitleProps {
  /** Returns true if the card with this id is expanded initially. */
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
  /** City and country. */
  place: string;
  tel: string | null | undefined;
}

/**
 * Facts below a record's title, starting with a person. On a phone, the person is on a separate line with links to write an
 * email and to call.
 */
export function PersonFacts({ name, to, email, place, tel, facts }: PersonFactsProps) {
  if (!usePhone()) return <TitleFacts facts={[name, ...facts]} />;
  const link = button({ shape: "icon" });
  return (
    <>
      <p className={styles.person}>
        <Link to={to}>
          <bdi>{name}</bdi>
          <small>{place}</small>
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
