/** Returns how many codes are left; null for a user who never made any. */
export const toCodesLeft = (counted: {
  readonly codes_left: number
  readonly has_made_codes: boolean
}): number | null =>
  counted.codes_left === 0 && !counted.has_made_codes ? null : counted.codes_left
