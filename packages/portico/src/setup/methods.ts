/** The sign-in methods that the developer chooses from, and the widget's options for each. */
import { type SetupMethod, UsageError } from '@portico/service/cli'
import type { WidgetConfig } from '../frameworks/framework.ts'

/**
 * Parses a list of methods, like `code,passkey`.
 *
 * @param methods all that there are
 * @throws UsageError for an unknown one, and for a list by which no user could sign up
 */
export function readMethods(text: string, methods: readonly SetupMethod[]): readonly SetupMethod[] {
  const ids = [...new Set(text.split(',').map((one) => one.trim()))].filter((one) => one !== '')
  const chosen = ids.map((id) => {
    const method = methods.find((one) => one.id === id)
    if (method) return method
    throw new UsageError(
      `There is no method "${id}". Name one or more of: ${methods.map((one) => one.id).join(', ')}`,
    )
  })
  const problem = findProblem(chosen)
  if (problem !== null) throw new UsageError(problem)
  return chosen
}

/** Returns why methods cannot be chosen together, or null. */
export function findProblem(chosen: readonly SetupMethod[]): string | null {
  const [first] = chosen
  if (first === undefined) return 'Name at least one method.'
  const [one, other] = chosen.filter(({ isByMail }) => isByMail)
  if (one && other) return `The methods ${one.id} and ${other.id} exclude each other: choose one.`
  if (chosen.some(({ isEnough }) => isEnough)) return null
  return `The method ${first.id} needs another one: nobody could sign up by it alone.`
}

/** Lists the methods that are taken where the developer names none. */
export const listDefaults = (methods: readonly SetupMethod[]): readonly string[] =>
  methods.filter(({ isDefault }) => isDefault).map(({ id }) => id)

/** The widget's options for these methods. */
export function toWidgetConfig(chosen: readonly SetupMethod[]): WidgetConfig {
  const options = [
    ['products', `[${chosen.map(({ product }) => `'${product}'`).join(', ')}]`],
    ...chosen.flatMap(({ option }) => (option ? [option] : [])),
    ['sessionOptions', '{ sessionDurationMinutes: 60 }'],
  ]
  return {
    toSource(indent) {
      const space = ' '.repeat(indent)
      const lines = options.map(([name, source]) => `${space}  ${name}: ${source},`)
      return ['{', ...lines, `${space}}`].join('\n')
    },
  }
}
