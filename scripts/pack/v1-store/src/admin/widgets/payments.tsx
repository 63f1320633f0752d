import type { WidgetConfig, OrderDetailsWidgetProps } from "@medusajs/admin";
import { Badge, Button, Container, Heading, Table } from "@medusajs/ui";
import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  useReactTable,
} from "@tanstack/react-table";
import { formatAmount, useAdminCreateNote, useAdminCustomQuery, useAdminNotes } from "medusa-react";

type Payment = { id: string; provider_id: string; amount: number; currency_code: string };
type Answer = { order: { payments: Payment[] } };

const NOTE = "Payments checked";
const columns = createColumnHelper<Payment>();

/** A table of an order's payments, which this widget requests itself. A user can mark them as checked. */
const Payments = ({ order, notify }: OrderDetailsWidgetProps) => {
  const { data } = useAdminCustomQuery<object, Answer>(
    `/orders/${order.id}`,
    ["payments", order.id],
    {
      expand: "payments",
    },
  );
  const { notes = [] } = useAdminNotes({ resource_id: order.id });
  const create = useAdminCreateNote();
  const table = useReactTable({
    data: data?.order.payments ?? [],
    columns: [
      columns.accessor("provider_id", { header: "Provider" }),
      columns.accessor("amount", {
        header: "Amount",
        cell: ({ getValue }) => formatAmount({ amount: getValue(), region: order.region }),
      }),
    ],
    getCoreRowModel: getCoreRowModel(),
  });
  const isChecked = notes.some(({ value }) => value === NOTE);
  const check = () =>
    create.mutate(
      { resource_id: order.id, resource_type: "order", value: NOTE },
      { onSuccess: () => notify.success("Checked", "The payments were checked") },
    );
  return (
    <Container>
      <div className="mb-4 flex items-center justify-between">
        <Heading level="h2">Provider payments</Heading>
        <Badge color={isChecked ? "green" : "grey"}>{isChecked ? "Checked" : "Not checked"}</Badge>
      </div>
      <Table>
        <Table.Body>
          {table.getRowModel().rows.map((row) => (
            <Table.Row key={row.id}>
              {row.getVisibleCells().map((cell) => (
                <Table.Cell key={cell.id}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <Button onClick={check} disabled={isChecked || create.isLoading}>
        Mark as checked
      </Button>
    </Container>
  );
};

export const config: WidgetConfig = { zone: "order.details.after" };
export default Payments;
