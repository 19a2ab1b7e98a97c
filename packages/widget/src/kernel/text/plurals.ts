import type { TextValues } from './format-text.ts'

const plural = /\{(\w+), plural, ((?:=?\w+ \{[^{}]*\}\s*)+)\}/g
const pluralCase = /(=?\w+) \{([^{}]*)\}/g

function choosePlural(count: number, cases: string, locale: string): string {
  const wanted = new Intl.PluralRules(locale).select(count)
  const byName = new Map([...cases.matchAll(pluralCase)].map(([, name, text]) => [name, text]))
  const chosen = byName.get(`=${count}`) ?? byName.get(wanted) ?? byName.get('other') ?? ''
  return chosen.replaceAll('#', () => new Intl.NumberFormat(locale).format(count))
}

/** Replaces `{n, plural, one {# item} other {# items}}` by the case for the number. See `teachPlurals`. */
export const choosePlurals = (text: string, values: TextValues, locale: string): string =>
  text.replace(plural, (_, name: string, cases: string) =>
    choosePlural(Number(values[name]), cases, locale),
  )
