/** Splits the widget's style sheet into rules. It relies on the sheet's strings containing no braces. */
function splitRules(css: string): { head: string; body: string }[] {
  const rules: { head: string; body: string }[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (css[at] === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return rules
}

/** Classes that every widget has, so they do not show whether a rule is needed. */
const everywhere = ['st-root', 'st-scope']

/**
 * Removes the rules that a piece of markup does not need. A page contains the remaining rules in its HTML; the whole
 * sheet is loaded with the code.
 *
 * @param html - a rule is kept if it names a class of this markup, or no class at all
 */
export function pruneRules(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isUsed = (head: string) => {
    const named = [...head.matchAll(/\.(st-[\w-]+)/g)].map(([, name = '']) => name)
    const own = named.filter((name) => !everywhere.includes(name))
    return own.length === 0 || own.some((name) => classes.has(name))
  }
  const write = (rules: ReturnType<typeof splitRules>): string =>
    rules
      .map(({ head, body }) => {
        if (/^@keyframes/.test(head)) return `${head}{${body}}`
        const kept = head.startsWith('@') ? write(splitRules(body)) : isUsed(head) ? body : ''
        return kept && `${head}{${kept}}`
      })
      .join('')
  const kept = write(splitRules(css))
  return kept.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    kept.split(name).length > 2 ? rule : '',
  )
}

/** Lists the custom properties that a piece of CSS reads. */
export const listRead = (css: string): string[] =>
  [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/**
 * Finds the custom properties that are read by rules or by other custom properties.
 *
 * @param values - all values of each name, from all sheets
 */
export function findRead(
  rules: string,
  values: readonly (readonly [name: string, value: string])[],
): ReadonlySet<string> {
  const read = new Set(listRead(rules))
  // iterating over a set includes the items added meanwhile
  for (const name of read) {
    for (const [own, value] of values) {
      if (own === name) for (const further of listRead(value)) read.add(further)
    }
  }
  return read
}
