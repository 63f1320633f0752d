import { Copy, Ellipsis, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "../src/ui/badge.tsx";
import { Button, IconButton } from "../src/ui/button.tsx";
import { Chip } from "../src/ui/chip.tsx";
import { CopyButton } from "../src/ui/copy-button.tsx";
import * as Menu from "../src/ui/menu.tsx";
import { notify, type NoticeType } from "../src/ui/notify.ts";
import { Tooltip } from "../src/ui/tooltip.tsx";
import { Line, Section } from "./section.tsx";

const visuals = ["primary", "secondary", "ghost", "danger"] as const;
const tones = ["success", "warning", "danger", "neutral"] as const;
const notices: NoticeType[] = ["success", "warning", "error", "info"];

export function Actions() {
  const [view, setView] = useState("list");
  return (
    <Section title="Actions">
      {visuals.map((visual) => (
        <Line key={visual} name={`Button, ${visual}`}>
          <Button visual={visual}>Save</Button>
          <Button visual={visual} size="sm">
            Small
          </Button>
          <Button visual={visual} icon={<Plus aria-hidden />}>
            With a sign
          </Button>
          <Button visual={visual} loading>
            Busy
          </Button>
          <Button visual={visual} disabled>
            Disabled
          </Button>
          <IconButton visual={visual} aria-label={`More, ${visual}`}>
            <Ellipsis aria-hidden />
          </IconButton>
          <IconButton visual={visual} size="sm" aria-label={`More, ${visual}, small`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </Line>
      ))}
      <Line name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Line>
      <Line name="Chip, tooltip, copy, menu">
        <Chip pressed>Draft</Chip>
        <Chip pressed={false}>Published</Chip>
        <Tooltip content="A few words more about what this does">
          <Button icon={<Copy aria-hidden />}>Hover</Button>
        </Tooltip>
        <CopyButton text="prod_1" label="Copy ID" copiedLabel="Copied" failedLabel="Not copied" />
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button>Menu</Button>
          </Menu.Trigger>
          <Menu.Content>
            <Menu.Item value="duplicate" icon={<Copy aria-hidden />}>
              Duplicate
            </Menu.Item>
            <Menu.Separator />
            <Menu.Choice
              label="View"
              value={view}
              onValueChange={setView}
              options={[
                { value: "list", label: "List" },
                { value: "grid", label: "Grid" },
              ]}
            />
            <Menu.Note>Words that are no choice</Menu.Note>
          </Menu.Content>
        </Menu.Root>
      </Line>
      <Line name="Toast">
        {notices.map((type) => (
          <Button key={type} onClick={() => notify(type, `A notice: ${type}`, "What happened")}>
            {type}
          </Button>
        ))}
      </Line>
    </Section>
  );
}
