/** An identifier in words: `tax_rate` becomes "Tax rate". */
export const toWords = (id: string): string => {
  const words = id.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a provider. The server has only its id, such as `manual` or `stripe-ideal`. */
export const providerName = (id: string): string => toWords(id);
