import { createFileRoute } from "@tanstack/react-router";
import { ReservationPage } from "../../../../features/reservations/reservations.tsx";
import { recordRoute } from "../../../../patterns/resource.ts";
import { reservations } from "../../../../resources/reservations.ts";

export const Route = createFileRoute("/a/inventory/reservations/$id")({
  ...recordRoute(reservations),
  component: ReservationPage,
});
