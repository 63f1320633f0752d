import { createFileRoute } from "@tanstack/react-router";
import { ReservationsPage } from "../../../../features/reservations/reservations.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { reservations } from "../../../../resources/reservations.ts";

export const Route = createFileRoute("/a/inventory/reservations/")({
  ...listRoute(reservations),
  component: ReservationsPage,
});
