/** Every JSON body, sent or received, shows an example: the mock answers with it and the reference prints it. */
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
