/** Every JSON body and JSON response has an example. The mock returns it, and the reference shows it. */
export function ExamplesPresent() {
  return {
    MediaType: {
      enter(media, ctx) {
        if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
        ctx.report({
          message: `Add "example:" with records of openapi/examples/, for instance { product: { $ref: ../../examples/products.yaml#/mug } }.`,
          location: ctx.location,
        });
      },
    },
  };
}
