import { adminListProducts, adminUpdateProduct } from "@countertop/sdk/msw";
import { setupServer } from "msw/node";

const empty = { ...adminListProducts.example(), products: [], count: 0 };

export const server = setupServer(
  adminListProducts(), // the contract's example
  adminUpdateProduct(({ input, example }) => ({ product: { ...example.product, id: input.id } })),
);
export const nothingYet = () => server.use(adminListProducts(empty));
export const handleTaken = () => server.use(adminUpdateProduct.fails(422));
