import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { Alert } from "../src/ui/alert.tsx";
import { Avatar } from "../src/ui/avatar.tsx";
import { Button } from "../src/ui/button.tsx";
import * as Dialog from "../src/ui/dialog.tsx";
import { Empty } from "../src/ui/empty.tsx";
import { Fact, Facts } from "../src/ui/facts.tsx";
import { JsonView } from "../src/ui/json-view.tsx";
import { Mark } from "../src/ui/mark.tsx";
import { Pager } from "../src/ui/pager.tsx";
import { Progress } from "../src/ui/progress.tsx";
import { Skeleton } from "../src/ui/skeleton.tsx";
import * as Table from "../src/ui/table.tsx";
import { Tabs } from "../src/ui/tabs.tsx";
import { Thumb } from "../src/ui/thumb.tsx";
import { Line, Section } from "./section.tsx";

const rows = [
  ["Enamel mug", "€12.00"],
  ["Linen tea towel", "€9.50"],
];

export function Surfaces() {
  const [tab, setTab] = useState("details");
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState(false);
  return (
    <Section title="Surfaces">
      <Alert title="Not saved" action={<Button size="sm">Try again</Button>}>
        The store didn't respond.
      </Alert>
      <Alert tone="warning" title="Low stock">
        Three are left.
      </Alert>
      <Alert tone="info">A new version is there.</Alert>
      <Empty icon={<PackageOpen />} title="No products yet" text="Add the first one.">
        <Button visual="primary">Add product</Button>
      </Empty>
      <Facts>
        <Fact term="Created">5 March 2026</Fact>
        <Fact term="Weight">350 g</Fact>
      </Facts>
      <div>
        <Skeleton width="60%" />
        <Skeleton height="32px" />
      </div>
      <Line name="Avatar, picture, mark">
        <Avatar name="Ada Lovelace" />
        <Avatar name="admin@countertop.test" size="lg" />
        <Avatar name="عمر الخيام" />
        <Thumb src={null} alt="" />
        <Mark />
      </Line>
      <Line name="Progress">
        <Progress label="Import" value={0.4} />
        <Progress label="Export" value={null} />
      </Line>
      <Tabs
        label="Product"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "details", label: "Details", content: <p>What it is</p> },
          { value: "prices", label: "Prices", note: <span>3</span>, content: <p>What it costs</p> },
          { value: "off", label: "Not yet", content: null, disabled: true },
        ]}
      />
      <JsonView title="Raw data" label="Raw product" value={{ id: "prod_1" }} />
      <div style={{ gridColumn: "1 / -1" }}>
        <Table.Scroller label="Products, scrolling">
          <Table.Root aria-label="Products">
            <Table.Head>
              <Table.Header sorted="ascending" onSort={() => {}}>
                Title
              </Table.Header>
              <Table.Header align="end">Price</Table.Header>
            </Table.Head>
            <Table.Body>
              {rows.map(([title, price]) => (
                <Table.Row key={title}>
                  <Table.Cell>{title}</Table.Cell>
                  <Table.Cell align="end">{price}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.Scroller>
        <Pager
          label="Pages"
          previousLabel="Previous page"
          nextLabel="Next page"
          page={page}
          pages={3}
          onPage={setPage}
          range="1–20 of 58"
          position={`Page ${page} of 3`}
        />
      </div>
      <Line name="Dialog">
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)}>
          <Dialog.Content>
            <Dialog.Title>Delete the mug?</Dialog.Title>
            <Dialog.Description>This cannot be undone.</Dialog.Description>
            <Dialog.Footer>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button visual="danger" onClick={() => setOpen(false)}>
                Delete
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      </Line>
    </Section>
  );
}
