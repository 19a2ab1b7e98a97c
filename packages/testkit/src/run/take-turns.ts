import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'

/**
 * A whole number, which `npm test` draws for the whole run and prints: the runs of one and of the next have no test in
 * common. Without it, as where files are named, all tests run.
 */
const turn = process.env.PORTICO_TEST_TURN

/**
 * Returns a `test` for a file whose tests take turns: each change runs every second one, from the first or from the
 * second as it is drawn. The long run, and a run of named files, runs all. It is for journeys that are
 * independent of each other and whose rules have tests of their own. A test of a security case, such as 'WA-08 …', takes no turns.
 *
 * @param url the file's `import.meta.url`
 * @param turns after how many changes each test has run, on average. @default 2
 * @example
 * const test = takeTurns(import.meta.url)
 * test.each(rows)('%s', …) // the rows take turns as well
 */
export function takeTurns(url: string, turns = 2): typeof test {
  if (!turn) return test
  let place = Number(turn) + toNumber(url)
  const isNext = () => place++ % turns === 0
  return new Proxy(test, {
    apply: (_, self, args) =>
      isAttack(args[0]) || isNext() ? Reflect.apply(test, self, args) : undefined,
    get(_, name) {
      const made: unknown = Reflect.get(test, name)
      if (name !== 'each' && name !== 'for') return made
      if (typeof made !== 'function') throw new Error(`Vitest has no test.${name}.`)
      return (rows: readonly unknown[]) =>
        (title: unknown, ...rest: readonly unknown[]) => {
          const taken = isAttack(title) ? rows : rows.filter(isNext)
          return Reflect.apply(made, test, [taken])(title, ...rest)
        }
    },
  })
}

/** A title that begins with the id of a security case. */
const isAttack = (title: unknown) => typeof title === 'string' && /^[A-Z]{2,4}-\d/.test(title)

/** The same wherever the repository lies, and as often odd as even. */
const toNumber = (url: string) =>
  createHash('sha256')
    .update(relative(process.cwd(), fileURLToPath(url)))
    .digest()
    .readUInt32BE()
