/** Describes the strength of a password in texts. The functions are pure, so that tests cover every sentence. */
import type { PasswordStrength } from '@portico/client'
import type { ChecklistItem } from '../../foundation/parts/checklist/checklist.tsx'
import type { Text } from '../../kernel/text/create-text.ts'
import { zxcvbnText } from '../../locales/en/passwords-zxcvbn.ts'

/** The number of characters, and of kinds of characters, that the luds policy requires. */
export interface LudsRules {
  readonly complexity: number
  readonly minimumCount: number
}

/** A hint whose text is known before the user types. `start` is the hint before the first verdict. */
export interface FixedHint {
  readonly kind: 'start' | 'strong' | 'breached'
  readonly sentence: string
}

/** The hints under a password field. */
export type StrengthView =
  | (FixedHint & { readonly kind: 'start' | 'breached' })
  | (FixedHint & { readonly kind: 'strong'; readonly score: number })
  | {
      readonly kind: 'zxcvbn'
      readonly score: number
      readonly warning: string
      readonly suggestions: readonly string[]
    }
  | { readonly kind: 'luds'; readonly items: readonly ChecklistItem[] }

type ZxcvbnTextId = keyof typeof zxcvbnText

/** Removes the differences between the sentences of different services: full stops and quotation marks. */
const toKey = (sentence: string) => sentence.replace(/\.$|"/g, '')

const idBySentence = new Map<string, ZxcvbnTextId>(
  // the keys come from the table itself
  Object.entries(zxcvbnText).map(([id, sentence]) => [toKey(sentence), id as ZxcvbnTextId]),
)

/** Returns a sentence of zxcvbn in the widget's wording. An unknown sentence is returned unchanged. */
export function toStrengthText(sentence: string, text: Text): string {
  const id = idBySentence.get(toKey(sentence))
  return id ? text(id) : sentence
}

function toChecklist(
  {
    missing_characters,
    missing_complexity,
  }: Pick<
    PasswordStrength['feedback']['luds_requirements'],
    'missing_characters' | 'missing_complexity'
  >,
  { complexity, minimumCount }: LudsRules,
  text: Text,
): ChecklistItem[] {
  const toItem = (requirement: string, isMet: boolean) => ({
    text: requirement,
    isMet,
    spoken: `${text(isMet ? 'password.requirement.fulfilled' : 'password.requirement.notFulfilled')}: ${requirement}`,
  })
  const length = { characterLength: minimumCount }
  return [
    toItem(text('password.strengthError.minimumLength', length), missing_characters === 0),
    toItem(text('password.strengthError.complexity', { complexity }), missing_complexity === 0),
  ]
}

const toStart = ({ minimumCount }: LudsRules, text: Text) =>
  ({
    kind: 'start',
    sentence: text('password.hint.start', { characterLength: minimumCount }),
  }) as const
const toBreached = (text: Text) =>
  ({ kind: 'breached', sentence: text('password.strengthError.breached') }) as const
const toStrong = (text: Text) =>
  ({ kind: 'strong', sentence: text('password.strength.accepted') }) as const

/** Lists all fixed hints. Their heights reserve the room under the field. */
export const listFixedHints = (rules: LudsRules, text: Text): readonly FixedHint[] => [
  toStart(rules, text),
  toBreached(text),
  toStrong(text),
]

/** Returns the hints before the first verdict: the requirements. */
export function describeStart(isLuds: boolean, rules: LudsRules, text: Text): StrengthView {
  if (!isLuds) return toStart(rules, text)
  const nothing = { missing_characters: rules.minimumCount, missing_complexity: rules.complexity }
  return { kind: 'luds', items: toChecklist(nothing, rules, text) }
}

/** Returns the hints for a verdict of the service (specification section 5). */
export function describeStrength(
  verdict: PasswordStrength,
  rules: LudsRules,
  text: Text,
): StrengthView {
  const { strength_policy, score, feedback } = verdict
  if (strength_policy === 'luds' && !verdict.valid_password) {
    const items = toChecklist(feedback.luds_requirements, rules, text)
    if (items.some(({ isMet }) => !isMet)) return { kind: 'luds', items }
  }
  if (verdict.breached_password && !verdict.valid_password) return toBreached(text)
  if (strength_policy === 'luds')
    return { kind: 'luds', items: toChecklist(feedback.luds_requirements, rules, text) }
  if (verdict.valid_password) return { ...toStrong(text), score }
  return {
    kind: 'zxcvbn',
    score,
    warning: toStrengthText(feedback.warning, text),
    suggestions: feedback.suggestions.map((sentence) => toStrengthText(sentence, text)),
  }
}
