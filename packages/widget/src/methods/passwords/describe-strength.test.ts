import type { PasswordStrength } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { toSegments } from '../../foundation/parts/meter/to-segments.ts'
import { createText } from '../../kernel/text/create-text.ts'
import { zxcvbnText } from '../../locales/en/passwords-zxcvbn.ts'
import { describeStart, describeStrength, toStrengthText } from './describe-strength.ts'
import { getTexts } from './texts.ts'

const text = createText(getTexts())
const rules = { complexity: 3, minimumCount: 8 }
const breached =
  'This password may have been used on a different site that experienced a security issue. Please choose another password.'

const toVerdict = (
  changes: Partial<PasswordStrength>,
  luds: { missing_characters?: number; missing_complexity?: number } = {},
): PasswordStrength => ({
  request_id: '',
  status_code: 200,
  valid_password: false,
  score: 0,
  breached_password: false,
  breach_detection_on_create: true,
  strength_policy: 'zxcvbn',
  feedback: {
    warning: '',
    suggestions: [],
    luds_requirements: {
      has_lower_case: true,
      has_upper_case: true,
      has_digit: true,
      has_symbol: false,
      missing_characters: 0,
      missing_complexity: 0,
      ...luds,
    },
  },
  ...changes,
})

// no types tell of this file of zxcvbn, so its name is not a literal for the compiler
const feedbackPath: string = 'zxcvbn/lib/feedback.js'

/** Every sentence that zxcvbn can say, read off its own source: the functions that say them. */
function listSentences(feedback: object): string[] {
  const source = Object.values(feedback)
    .map((part: unknown) => (typeof part === 'function' ? String(part) : JSON.stringify(part)))
    .join('\n')
  const strings = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g)]
  const sentences = strings.map((match) => match[1] ?? match[2] ?? '')
  return [...new Set(sentences.filter((it) => /^[A-Z].* /.test(it)))]
}

const { default: feedback }: { default: object } = await import(feedbackPath)

describe("zxcvbn's sentences", () => {
  const sentences = listSentences(feedback)

  test('each have a text, and each text belongs to one of them', () => {
    expect(sentences).toHaveLength(Object.keys(zxcvbnText).length)
  })

  test.each(sentences)(
    '"%s" has a text of its own, with a full stop, that a host can replace',
    (sentence) => {
      expect(toStrengthText(sentence, text)).toBe(`${sentence.replace(/\.$/, '')}.`)
      const all = Object.fromEntries(Object.keys(zxcvbnText).map((id) => [id, `<${id}>`]))
      const replaced = toStrengthText(sentence, createText(getTexts(), all))
      expect(replaced).toMatch(/^<password\.zxcvbn\.(warning|suggestion)\.\w+>$/)
    },
  )

  test('are recognized with and without full stops and quotation marks', () => {
    const expected = 'Sequences like abc or 6543 are easy to guess.'
    for (const sentence of [
      'Sequences like abc or 6543 are easy to guess',
      'Sequences like "abc" or "6543" are easy to guess.',
    ]) {
      expect(toStrengthText(sentence, text)).toBe(expected)
    }
  })

  test('without a known text are shown as they are', () => {
    expect(toStrengthText('Mind the gap', text)).toBe('Mind the gap')
    expect(toStrengthText('', text)).toBe('')
  })
})

describe('the five scores', () => {
  test.each([
    [0, 1, 'weak'],
    [1, 1, 'weak'],
    [2, 2, 'weak'],
    [3, 3, 'strong'],
    [4, 4, 'strong'],
  ] as const)('score %i lights %i, %s', (score, lit, tone) => {
    expect(toSegments(score)).toEqual({ lit, tone })
    const feedback = {
      ...toVerdict({}).feedback,
      warning: 'Dates are often easy to guess',
      suggestions: ['Avoid sequences', 'Add another word or two. Uncommon words are better.'],
    }
    expect(describeStrength(toVerdict({ score, feedback }), rules, text)).toEqual({
      kind: 'zxcvbn',
      score,
      warning: 'Dates are often easy to guess.',
      suggestions: ['Avoid sequences.', 'Add another word or two. Uncommon words are better.'],
    })
    expect(text('password.strength', { score })).toBe(`Password strength: ${score} out of 4.`)
  })
})

describe('the luds checklist', () => {
  test.each([
    [1, 'Must be at least 1 character long'],
    [2, 'Must be at least 2 characters long'],
    [8, 'Must be at least 8 characters long'],
    [12, 'Must be at least 12 characters long'],
  ])('shows the required length of %i characters', (minimumCount, expected) => {
    const view = describeStrength(
      toVerdict({ strength_policy: 'luds' }),
      { complexity: 1, minimumCount },
      text,
    )
    expect(view).toMatchObject({ items: [{ text: expected }, {}] })
  })

  test.each([1, 2, 3, 4])('shows the required %i kinds of characters', (complexity) => {
    const view = describeStrength(
      toVerdict({ strength_policy: 'luds' }),
      { complexity, minimumCount: 8 },
      text,
    )
    const expected = `Must contain ${complexity} of the following: uppercase letter, lowercase letter, number, symbol`
    expect(view).toMatchObject({ items: [{}, { text: expected }] })
  })

  test.each([
    [0, 0, [true, true]],
    [5, 0, [false, true]],
    [0, 2, [true, false]],
    [1, 1, [false, false]],
  ])(
    'marks what is met with %i characters and %i kinds missing',
    (missing_characters, missing_complexity, met) => {
      const verdict = toVerdict(
        { strength_policy: 'luds' },
        { missing_characters, missing_complexity },
      )
      const view = describeStrength(verdict, rules, text)
      expect(view.kind === 'luds' && view.items.map(({ isMet }) => isMet)).toEqual(met)
    },
  )

  test('has a text equivalent for the circles', () => {
    const verdict = toVerdict({ strength_policy: 'luds' }, { missing_characters: 3 })
    expect(describeStrength(verdict, rules, text)).toMatchObject({
      items: [
        { spoken: 'Not met: Must be at least 8 characters long' },
        { spoken: expect.stringMatching(/^Met: Must contain 3 of the following/) },
      ],
    })
  })
})

describe('a breached password', () => {
  test('shows the sentence in place of the hints', () => {
    const verdict = toVerdict({ breached_password: true })
    expect(describeStrength(verdict, rules, text)).toEqual({ kind: 'breached', sentence: breached })
  })

  test('shows the breach under the luds policy once the requirements are met', () => {
    const isBreached = { strength_policy: 'luds', breached_password: true } as const
    expect(describeStrength(toVerdict(isBreached), rules, text).kind).toBe('breached')
    const short = toVerdict(isBreached, { missing_characters: 1 })
    expect(describeStrength(short, rules, text).kind).toBe('luds')
  })

  test('shows its strength when the project accepts breached passwords', () => {
    const verdict = toVerdict({ breached_password: true, valid_password: true, score: 3 })
    expect(describeStrength(verdict, rules, text)).toEqual({
      kind: 'strong',
      score: 3,
      sentence: 'Strong password',
    })
  })
})

describe('before the first check', () => {
  test('the policy’s requirements are shown', () => {
    expect(describeStart(false, rules, text)).toEqual({
      kind: 'start',
      sentence:
        'Use 8 or more characters. Three or four uncommon words are easy to keep and hard to guess.',
    })
    expect(describeStart(true, rules, text)).toMatchObject({
      kind: 'luds',
      items: [{ isMet: false }, { isMet: false }],
    })
  })
})
