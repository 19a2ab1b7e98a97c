/** Finds misspelled variables: without a message, a misspelled variable looks like a wrong value. */
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { allMailSenders } from '../../senders/all-mail-senders.ts'
import type { Environment } from './environment.ts'
import { findMeant } from './find-meant.ts'

/** The variables with fixed names, beside those of mail senders; the configuration names the variables of secrets. */
export const variables = [
  'BREACH_RANGE_URL',
  'DATABASE_URL',
  'DATA_FOLDER',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'NODE_ENV',
  'PORT',
  'PORTICO_BASE_URL',
  'PORTICO_CLIENT_APP',
  'PORTICO_MODE',
  'PORTICO_ROOT_KEY',
  'STATIC_FOLDERS',
  'TRUSTED_PROXIES',
  'UV_THREADPOOL_SIZE',
] as const

/** Lists every variable that the service reads, with those that the configuration names for secrets. */
export const listVariables = (secrets: readonly string[]): readonly string[] => [
  ...variables,
  ...allMailSenders.flatMap((sender) => sender.variables),
  ...secrets,
]

/** Errors that stop the start, and notes about possible typos. */
export interface VariableErrors {
  readonly problems: readonly ConfigProblem[]
  readonly notes: readonly string[]
}

/**
 * Finds names that resemble a known variable. A name that begins with `PORTICO_` is meant for this service and refused;
 * any other may belong to another program.
 *
 * @param secrets the variables that the configuration names for secrets
 */
export function findVariableErrors(env: Environment, secrets: readonly string[]): VariableErrors {
  const known = listVariables(secrets)
  const problems: ConfigProblem[] = []
  const notes: string[] = []
  const names = Object.keys(env).filter((name) => env[name] !== undefined && !known.includes(name))
  for (const name of names) {
    const own = name.startsWith('PORTICO_')
    if (own && isOfKubernetes(name, env[name] ?? '')) continue
    const bare = known.find((one) => `PORTICO_${one}` === name)
    const meant = bare ?? findMeant(name, known.filter(isDistinct))
    if (own && meant !== null) {
      problems.push({ key: name, message: `is not a Portico variable; did you mean ${meant}?` })
    } else if (own && !name.startsWith('PORTICO_TEST')) {
      notes.push(`${name} is not a Portico variable and is ignored`)
    } else if (meant !== null && env[meant] === undefined && isNear(name, meant)) {
      notes.push(`${name} is not read; did you mean ${meant}?`)
    }
  }
  return { problems, notes }
}

/** Short names resemble too many others. */
const isDistinct = (name: string) => name.length > 6

/** A common beginning is no typo: `DATABASE` or `MAIL` may belong to another program. */
const isNear = (name: string, meant: string) => Math.abs(name.length - meant.length) < 3

/** Kubernetes sets such variables in every container when a service is named "portico". */
const isOfKubernetes = (name: string, value: string) =>
  /_SERVICE_(HOST|PORT)|_PORT_\d+/.test(name) || value.startsWith('tcp://')

/** A missing variable may be set under a similar name: `; did you mean SMTP_URI, which is set?` */
export function hintAtSet(
  { key, message }: ConfigProblem,
  env: Environment,
  secrets: readonly string[],
): ConfigProblem {
  if (!message.startsWith('is missing') || !/^[A-Z][A-Z0-9_]+$/.test(key)) return { key, message }
  const known = listVariables(secrets)
  const meant = findMeant(
    key,
    Object.keys(env).filter((name) => env[name] !== undefined && !known.includes(name)),
  )
  return {
    key,
    message: meant === null ? message : `${message}; did you mean ${meant}, which is set?`,
  }
}
