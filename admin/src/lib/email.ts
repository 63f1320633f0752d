/** Requires one @ and a dot in the domain, unlike a browser's email field. The server has its own check, which is final. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
