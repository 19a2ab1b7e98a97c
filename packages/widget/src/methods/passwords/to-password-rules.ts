import type { LudsRules } from './describe-strength.ts'

const kinds = ['lower', 'upper', 'digit', 'special']

/**
 * What a password manager has to know to make one that is taken: the attribute `passwordrules`, as browsers and
 * managers read it. It cannot say "three of four", so that the first ones are asked for.
 *
 * @see https://developer.apple.com/password-rules/
 */
export function toPasswordRules({ complexity, minimumCount }: LudsRules): string {
  const required = kinds.slice(0, complexity).map((kind) => `required: ${kind};`)
  return [`minlength: ${minimumCount};`, ...required].join(' ')
}
