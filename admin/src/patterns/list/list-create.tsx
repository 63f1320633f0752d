import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useCommands } from "../../lib/commands.ts";
import { ButtonLink } from "../page/links.tsx";
import { useResourceText } from "../resource/use-resource-text.ts";
import type { Overlay } from "../overlay/overlay-search.ts";
import type { ListOverlayProps } from "./list-types.ts";

interface CreateOptions {
  resource: { slug: string };
  create: object | undefined;
  open(overlay: string): void;
}

/** A button, a command, and a shortcut that create a record. */
export function useCreate({ resource, create, open }: CreateOptions): ReactNode {
  const text = useResourceText(resource);
  const navigate = useNavigate();
  const page = create && "to" in create ? String(create.to) : undefined;
  const icon = <Plus aria-hidden />;
  const label = create && text("create.title");
  useCommands(
    label === undefined
      ? []
      : [
          {
            id: `${resource.slug}.create`,
            group: "page",
            label,
            icon,
            keys: "n",
            run: () => (page === undefined ? open("create") : void navigate({ to: page })),
          },
        ],
  );
  if (label === undefined) return null;
  return page === undefined ? (
    <Button visual="primary" icon={icon} onClick={() => open("create")}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={page} visual="primary" icon={icon}>
      {label}
    </ButtonLink>
  );
}

interface ListOverlayOptions<Search> {
  overlays: Readonly<Record<string, Overlay<ListOverlayProps<Search>> | undefined>>;
  name: string;
  resource: { path: string };
  search: Search;
  onClose(): void;
}

/** The overlay over the list that is in the URL. */
export function ListOverlay<Search>(props: ListOverlayOptions<Search>) {
  const { overlays, name, resource, search, onClose } = props;
  const navigate = useNavigate();
  const Open = Object.hasOwn(overlays, name) ? overlays[name] : undefined;
  return (
    <Suspense>
      {Open && (
        <Open
          search={search}
          onClose={onClose}
          // Replaces the form's history entry, so that Back goes to the list.
          onCreated={(id) =>
            void navigate({ to: `/a${resource.path}/${encodeURIComponent(id)}`, replace: true })
          }
        />
      )}
    </Suspense>
  );
}
