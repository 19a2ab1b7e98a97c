import type { Text } from '../../kernel/text/create-text.ts'

/** Writes a count as the language writes numbers. */
export const toCount = (count: number, { locale }: Text): string =>
  new Intl.NumberFormat(locale).format(count)

/** Describes a list by its first entry and how many more there are. */
export function toListed(all: readonly string[], text: Text): string {
  const [first, ...more] = all
  if (first === undefined) return text('account.value.none')
  return more.length > 0 ? text('account.value.more', { first, n: more.length }) : first
}
