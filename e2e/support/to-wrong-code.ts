/**
 * @param code - the right one
 * @param variant - different variants give different codes
 * @returns six digits that are not `code`
 */
export const toWrongCode = (code: string, variant = 0): string =>
  String((Number(code) + 1 + variant) % 1_000_000).padStart(6, '0')
