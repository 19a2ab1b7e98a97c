import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'

/**
 * A whole number, which `npm test` draws for the whole run and prints: the runs of one and of the two that follow have
 * no test in common, and together all. Without it, as where files are named, all tests run.
 */
const turn = process.env.PORTICO_TEST_TURN

const turns = 3

/**
 * Returns a `test` for a file whose tests take turns: each change runs every third one, from the first, the
 * second or the third as it is drawn. The long run, and a run of named files, runs all. It is for journeys that are
 * independent of each other and whose rules have tests of their own. A test of a security case, such as 'WA-08 …', takes no turns.
 *
 * @param url the file's `import.meta.url`
 * @example
 * const test = takeTurns(import.meta.url)
 * test.each(rows)('%s', …) // the rows take turns as well
 */
export function takeTurns(url: string): typeof test {
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

/** The same wherever the repository lies, and another for each file: a run takes the first tests of some files. */
const toNumber = (url: string) =>
  createHash('sha256')
    .update(relative(process.cwd(), fileURLToPath(url)))
    .digest()
    .readUInt32BE()
