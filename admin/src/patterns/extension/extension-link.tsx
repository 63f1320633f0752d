import { css } from "#styled/css";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface ExtensionLinkProps {
  /** A registered path below the admin's area, such as `/loyalty/members/7` or `/products`. */
  to: string;
  children: ReactNode;
}

export const ExtensionLink = ({ to, children }: ExtensionLinkProps) => (
  <Link to={`/a${to}` as string} className={link}>
    {children}
  </Link>
);

/** Returns a function that navigates to another page after an action. */
export function useExtensionNavigate(): (path: string) => void {
  const { navigate } = useRouter();
  return (path) => void navigate({ to: `/a${path}` });
}

const link = css({ color: "fg.link", _hover: { textDecoration: "underline" } });
