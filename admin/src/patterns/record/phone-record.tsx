import { button, record } from "#styled/recipes";
import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronRight, Mail, Phone } from "lucide-react";
import { useState, useSyncExternalStore, type ReactNode } from "react";
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
    // Compares titles, because a card that waits for its code or its strings is rendered more than once.
    let opens: ReactNode = first ? undefined : "";
    return {
      title: (title) => <FoldTitle first={(opens ??= title) === title}>{title}</FoldTitle>,
      fact: (fact) => <OnPhone>{fact}</OnPhone>,
    };
  });
  return <CardFolding value={folding}>{children}</CardFolding>;
}

const OnPhone = ({ children }: { children: ReactNode }) => usePhone() && children;

interface FoldTitleProps {
  /** True if the card is expanded initially. */
  first: boolean;
  children: ReactNode;
}

function FoldTitle({ first, children }: FoldTitleProps) {
  const [open, setOpen] = useState(first);
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
