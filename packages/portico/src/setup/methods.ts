/** The sign-in methods that the developer chooses from, and the widget's options for each. */
import { UsageError } from '@portico/service/cli'
import type { WidgetConfig } from '../frameworks/framework.ts'

interface Method {
  readonly id: string
  readonly label: string
  readonly product: string
  /** An option of the widget, with its source text. */
  readonly option?: readonly [name: string, source: string]
  /** Whether users can sign up by it alone. */
  readonly isEnough: boolean
  /** The method that takes its place. */
  readonly without?: string
}

export const methods: readonly Method[] = [
  {
    id: 'code',
    label: 'a code by e-mail',
    product: 'otp',
    option: ['otpOptions', "{ methods: ['email'] }"],
    isEnough: true,
    without: 'link',
  },
  {
    id: 'link',
    label: 'a link by e-mail',
    product: 'emailMagicLinks',
    isEnough: true,
    without: 'code',
  },
  { id: 'password', label: 'a password', product: 'passwords', isEnough: true },
  { id: 'passkey', label: 'a passkey', product: 'passkeys', isEnough: false },
  { id: 'wallet', label: 'a crypto wallet', product: 'crypto', isEnough: true },
]

/**
 * Parses a list of methods, like `code,passkey`.
 *
 * @throws UsageError for an unknown one, and for a list by which no user could sign up
 */
export function readMethods(text: string): readonly Method[] {
  const ids = [...new Set(text.split(',').map((one) => one.trim()))].filter((one) => one !== '')
  const chosen = ids.map((id) => {
    const method = methods.find((one) => one.id === id)
    if (method) return method
    throw new UsageError(
      `There is no method "${id}". Name one or more of: ${methods.map((one) => one.id).join(', ')}`,
    )
  })
  const problem = findProblem(ids)
  if (problem !== null) throw new UsageError(problem)
  return chosen
}

/** Returns why methods cannot be chosen together, or null. */
export function findProblem(ids: readonly string[]): string | null {
  const chosen = methods.filter(({ id }) => ids.includes(id))
  const [first] = chosen
  if (first === undefined) return 'Name at least one method.'
  const excluded = chosen.find(({ without }) => without !== undefined && ids.includes(without))
  if (excluded)
    return `The methods ${excluded.id} and ${excluded.without} exclude each other: choose one.`
  if (chosen.some(({ isEnough }) => isEnough)) return null
  return `The method ${first.id} needs another one: nobody could sign up by it alone.`
}

/** The widget's options for these methods. */
export function toWidgetConfig(chosen: readonly Method[]): WidgetConfig {
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
