// Starts Medusa on loopback only, because Medusa's own start command listens on all addresses.
const app = require("express")();
const { default: load } = require("@medusajs/medusa/dist/loaders");

void load({ directory: __dirname, expressApp: app }).then(() =>
  app.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("The store listens.")),
);
