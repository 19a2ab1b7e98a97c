/**
 * Folds a word to how it may be typed: without case, width and accents, and with one i for the two of Turkish, because
 * a keyboard of another language has only one of them.
 */
const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim()

/** Whether a text is the word that the user was asked to type. */
export const isTypedWord = (typed: string, word: string): boolean => fold(typed) === fold(word)
