/** What `portico doctor` and `portico upgrade --check` report: as lines for a person, and as JSON for a program. */
import { declarations } from '../../declarations/all-declarations.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'

/** One line: what it is about, and what was found. */
export interface Finding {
  /** `wrong` needs a change; `note` may. */
  readonly level: 'ok' | 'wrong' | 'note'
  readonly topic: string
  readonly text: string
  /** The key or variable to change, where it is known; the text does not repeat it. */
  readonly key?: string
}

/** A problem or a note, as JSON has it. */
interface Entry {
  readonly key: string
  readonly message: string
  /** What to do about it. */
  readonly next: string
}

/** Problems and notes; `ok` when there is no problem. */
interface Report {
  readonly ok: boolean
  readonly problems: readonly Entry[]
  readonly notes: readonly Entry[]
}

/** Makes a finding without a fault. */
export const ok = (topic: string, text: string): Finding => ({ level: 'ok', topic, text })

/** Makes a note. */
export const note = (topic: string, text: string): Finding => ({ level: 'note', topic, text })

/** Makes findings of problems about one topic. */
export const toWrong =
  (topic: string) =>
  ({ key, message }: ConfigProblem): Finding => ({ level: 'wrong', topic, key, text: message })

/**
 * Reads a line of a method: `wrong provider    github (Shop): …`.
 *
 * @throws Error for another line, which is a fault of the method
 */
export function readFinding(line: string): Finding {
  const [, level, topic = '', text = ''] = /^(ok|wrong|note) +(\S+) +(.*)$/s.exec(line) ?? []
  if (level === 'ok' || level === 'wrong' || level === 'note') return { level, topic, text }
  throw new Error(`"${line}" is no line of doctor.`)
}

/** Writes a finding in columns. */
export function toLine({ level, topic, key, text }: Finding): string {
  const words = key === undefined ? text : `${key} ${text}`
  return `${level.padEnd(5)} ${topic.padEnd(11)} ${words}`
}

/** Collects problems and notes, each with what to do next. */
export function toReport(findings: readonly Finding[]): Report {
  const list = (wanted: Finding['level']): readonly Entry[] =>
    findings
      .filter(({ level }) => level === wanted)
      .map(({ topic, key = topic, text }) => ({ key, message: text, next: findNext(key) }))
  const problems = list('wrong')
  return { ok: problems.length === 0, problems, notes: list('note') }
}

/** What to do about topics that are no key of the configuration. */
const steps: Readonly<Record<string, string>> = {
  database: 'Back up the database, then start the service or run "portico migrate".',
  environment: 'Correct or remove the variable in the environment of the service.',
  issuer: 'Nothing, if it is meant; else change identityProvider in portico.config.ts.',
  mail: 'Correct SMTP_NAME, or the DNS entry of that name.',
  pages: 'Set STATIC_FOLDERS to the folder that holds portico.js, or install the service from npm.',
  proxy: 'Change the proxy as docs/reverse-proxy shows.',
  search: 'Create the extension pg_trgm and the indexes, as docs/operations.md says.',
  'sign-up': 'Nothing, if it is meant; else change the setting in portico.config.ts.',
  test: 'Set the way to send that is missing, or correct the recipient.',
  ...Object.assign({}, ...declarations.map(({ nextSteps }) => nextSteps)),
}

/**
 * Names the next step.
 *
 * @param key a variable, a path in the configuration, or a topic
 */
export function findNext(key: string): string {
  const known = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (known !== undefined) return known
  return `Correct ${toPlace(key)}, then run "portico doctor --json" again.`
}

function toPlace(key: string): string {
  if (/^[A-Z][A-Z0-9_]*$/.test(key)) return `${key} in the environment of the service`
  const isFile = key === '' || /^portico\.config\.\w+$/.test(key)
  return isFile ? 'portico.config.ts' : `${key} in portico.config.ts`
}
