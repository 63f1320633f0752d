import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { dialog, type DialogVariantProps } from "#styled/recipes";
import { X } from "lucide-react";
import { createContext, use, useDeferredValue, type ComponentProps, type ReactNode } from "react";
import { IconButton } from "./button.tsx";

type Shape = NonNullable<DialogVariantProps["shape"]>;

const Styles = createContext(dialog());

export interface RootProps extends Dialog.RootProps {
  open: boolean;
}

export function Root({ open, ...rest }: RootProps) {
  // Opens one render after mounting, so that Ark can store the focused element and return the focus to it later.
  const there = useDeferredValue(true, false);
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      // Ignores focus outside of the dialog. If two overlays close at the same time, the upper one returns the focus to the
      // lower one, which is no longer nested. That must not close this dialog.
      onFocusOutside={(event) => event.preventDefault()}
      {...rest}
      open={open && there}
    />
  );
}

export interface ContentProps extends Omit<ComponentProps<typeof Dialog.Content>, "className"> {
  /** A confirmation in the center, a window, a drawer at the end side, or the full screen. */
  shape?: Shape;
}

export function Content({ shape = "question", ...rest }: ContentProps) {
  const styles = dialog({ shape });
  return (
    <Portal>
      <Dialog.Backdrop className={styles.backdrop} />
      <Dialog.Positioner className={styles.positioner}>
        <Styles value={styles}>
          <Dialog.Content {...rest} className={styles.content} />
        </Styles>
      </Dialog.Positioner>
    </Portal>
  );
}

export interface HeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Content before the title, such as a Back button. */
  start?: ReactNode;
  /** Content after the title. */
  end?: ReactNode;
}

export function Header({ title, subtitle, start, end }: HeaderProps) {
  const styles = use(Styles);
  return (
    <header className={styles.header}>
      {start}
      <div className={styles.titles}>
        <Title>{title}</Title>
        {subtitle !== undefined && <Description>{subtitle}</Description>}
      </div>
      {end}
    </header>
  );
}

/** A button that requests closing. The component that opened the dialog decides whether to close it. */
export const Close = ({ label }: { label: string }) => (
  <Dialog.CloseTrigger asChild>
    <IconButton aria-label={label}>
      <X aria-hidden />
    </IconButton>
  </Dialog.CloseTrigger>
);

export const Title = ({ children }: { children: ReactNode }) => (
  <Dialog.Title className={use(Styles).title}>{children}</Dialog.Title>
);
export const Description = ({ children }: { children: ReactNode }) => (
  <Dialog.Description className={use(Styles).description}>{children}</Dialog.Description>
);
/** The part of the dialog that scrolls. */
export const Body = (props: Omit<ComponentProps<"div">, "className">) => (
  <div {...props} className={use(Styles).body} />
);
export const Footer = ({ children }: { children: ReactNode }) => (
  <footer className={use(Styles).footer}>{children}</footer>
);
