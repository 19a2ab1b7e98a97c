import type { LudsRules } from './describe-strength.ts'

const kinds = ['lower', 'upper', 'digit', 'special']

/**
 * Returns the value of the attribute `passwordrules`, from which password managers generate a valid password. The
 * attribute cannot express "three of four kinds", so it requires the first kinds.
 *
 * @see https://developer.apple.com/password-rules/
 */
export function toPasswordRules({ complexity, minimumCount }: LudsRules): string {
  const required = kinds.slice(0, complexity).map((kind) => `required: ${kind};`)
  return [`minlength: ${minimumCount};`, ...required].join(' ')
}
