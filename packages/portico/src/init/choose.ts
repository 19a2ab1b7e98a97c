/** The developer's choices: from options, or by questions. */
import { basename } from 'node:path'
import { loadSetupMethods, type SetupMethod, type Terminal, UsageError } from '@portico/service/cli'
import type { App } from '../setup/app.ts'
import { findProblem, listDefaults, readMethods } from '../setup/methods.ts'
import { SetupError } from '../setup/setup-error.ts'

export interface Options {
  readonly methods?: string | undefined
  readonly service?: string | undefined
  readonly name?: string | undefined
}

export interface Chosen {
  readonly methods: readonly SetupMethod[]
  /** The origin of a running service, or null for one beside the app. */
  readonly service: string | null
  readonly name: string
}

const beside = 'beside'

/**
 * Asks for what the options leave open, or takes the defaults.
 *
 * @param isAsking whether a person answers
 * @throws UsageError for options that cannot be
 * @throws SetupError when the person gives up
 */
export async function choose(app: App, options: Options, isAsking: boolean): Promise<Chosen> {
  const answers = { ...options }
  const all = await loadSetupMethods()
  // Checks the options first: the developer reads of a wrong option before any question.
  checkGiven(options, all)
  if (isAsking) Object.assign(answers, await ask(app, options, all))
  return {
    methods: readMethods(answers.methods ?? listDefaults(all).join(','), all),
    service: readService(answers.service ?? beside),
    name: readName(answers.name ?? toName(app)),
  }
}

function checkGiven(options: Options, all: readonly SetupMethod[]): void {
  if (options.methods !== undefined) readMethods(options.methods, all)
  if (options.service !== undefined) readService(options.service)
  if (options.name !== undefined) readName(options.name)
}

/** @throws UsageError unless it is an origin that browsers reach */
function readService(text: string): string | null {
  if (text === beside) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url !== null && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) {
    if (url.origin === text.replace(/\/$/, '')) return url.origin
  }
  throw new UsageError(
    `--service must be ${beside}, or an origin like https://auth.example.com, got "${text}"`,
  )
}

function readName(text: string): string {
  const name = text.trim()
  if (/^[^\p{Cc}]{1,60}$/u.test(name)) return name
  throw new UsageError('--name must have 1 to 60 characters, in one line')
}

/** The app's name without the scope of its organization, and within the limits. */
function toName({ manifest, folder }: App): string {
  const name = (manifest?.name ?? '').replace(/^@[^/]*\//, '') || basename(folder)
  return (
    name
      .replace(/\p{Cc}/gu, '')
      .slice(0, 60)
      .trim() || 'App'
  )
}

async function ask(app: App, given: Options, all: readonly SetupMethod[]): Promise<Options> {
  const { multiselect, select, text } = await import('@clack/prompts')
  const take = <Value extends string | string[]>(answer: Value | symbol): Value => {
    // a symbol says that the person gave up
    if (typeof answer !== 'symbol') return answer
    throw new SetupError('given_up', 'Nothing was changed.', 'Run the command again at any time.')
  }
  const answers: { methods?: string; service?: string; name?: string } = {}
  if (given.methods === undefined) answers.methods = await askMethods()
  if (given.service === undefined) {
    const where = take<string>(
      await select({
        message: 'Where does the service run?',
        options: [
          { value: beside, label: 'beside the app, in development' },
          { value: 'address', label: 'at an address, where it runs already' },
        ],
      }),
    )
    answers.service =
      where === beside
        ? beside
        : take<string>(await text({ message: 'At which address?', validate: toFault(readService) }))
  }
  if (given.name === undefined) {
    const initialValue = toName(app)
    answers.name = take<string>(
      await text({
        message: 'What is the name of the app?',
        initialValue,
        validate: toFault(readName),
      }),
    )
  }
  return answers

  async function askMethods(): Promise<string> {
    const message = 'How do users sign in?'
    const options = all.map(({ id, label }) => ({ value: id, label }))
    const initialValues = [...listDefaults(all)]
    for (;;) {
      const ids = take<string[]>(await multiselect({ message, options, initialValues }))
      const problem = findProblem(all.filter(({ id }) => ids.includes(id)))
      if (problem === null) return ids.join(',')
      const { log } = await import('@clack/prompts')
      log.warn(problem)
    }
  }
}

/** What a question says of a wrong answer. */
const toFault =
  (read: (text: string) => unknown) =>
  (text: string | undefined): string | undefined => {
    try {
      read(text ?? '')
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

/**
 * Finds out whether questions can be asked.
 *
 * @throws UsageError without a terminal and without --yes
 */
export function canAsk(
  terminal: Terminal,
  {
    yes,
    json,
    isDone,
  }: { readonly yes: boolean; readonly json: boolean; readonly isDone: boolean },
): boolean {
  if (yes || isDone) return false
  if (terminal.isInteractive === true && !json) return true
  throw new UsageError(
    'There is no terminal to ask in. Add --yes, which takes the defaults, and name what is to be different: --methods, --service, --name.',
  )
}
