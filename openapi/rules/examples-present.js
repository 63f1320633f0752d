/** Every JSON body and JSON answer has an example: the mock returns it, and the reference shows it. */
export function ExamplesPresent() {
  return {
    MediaType: {
      enter(media, ctx) {
        if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
        ctx.report({
          message: `Add "example:" with records of openapi/story/, for instance { product: { $ref: ../../story/products.yaml#/mug } }.`,
          location: ctx.location,
        });
      },
    },
  };
}
