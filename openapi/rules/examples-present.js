/**
 * Requires an example for every request and response body. The mock returns the examples, and the reference shows them.
 */
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
