/**
 * The length and the kinds of characters (lower case, upper case, digits, symbols) that a password lacks by the LUDS
 * policy.
 */
export interface LudsRequirements {
  readonly has_lower_case: boolean
  readonly has_upper_case: boolean
  readonly has_digit: boolean
  readonly has_symbol: boolean
  /** How many characters are missing. */
  readonly missing_characters: number
  /** How many more kinds of characters are needed. */
  readonly missing_complexity: number
}

/** The LUDS policy of a project. */
export interface LudsPolicy {
  /** Kinds of characters: lower case, upper case, digits, symbols; 1 to 4. */
  readonly complexity: number
  /** The minimum number of characters. */
  readonly minimumCount: number
}

/**
 * Checks a password against a policy. Letters and digits of all scripts count as such; characters are counted by code
 * point, as users count them.
 */
export function findLudsRequirements(
  password: string,
  { complexity, minimumCount }: LudsPolicy,
): LudsRequirements {
  const kinds = {
    has_lower_case: /\p{Ll}/u.test(password),
    has_upper_case: /\p{Lu}/u.test(password),
    has_digit: /\p{Nd}/u.test(password),
    has_symbol: /[^\p{L}\p{M}\p{Nd}]/u.test(password),
  }
  const present = Object.values(kinds).filter(Boolean).length
  return {
    ...kinds,
    missing_characters: Math.max(0, minimumCount - [...password].length),
    missing_complexity: Math.max(0, complexity - present),
  }
}
