/** The same check as in a browser's email field. The server has its own, which is final. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
