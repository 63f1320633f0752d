import { ApiError, createClient } from "@countertop/sdk";

const client = createClient({
  baseUrl: process.env["STORE"] ?? "http://localhost:9000",
  retries: 3,
});

try {
  await client.admin.auth.createToken({
    body: {
      email: process.env["ADMIN_EMAIL"] ?? "",
      password: process.env["ADMIN_PASSWORD"] ?? "",
    },
  });
  for await (const order of client.admin.orders.iterate({ query: { limit: 50 } }))
    console.log(order.display_id, order.email, order.payment_status);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.status, error.serverMessage ?? error.message);
}
