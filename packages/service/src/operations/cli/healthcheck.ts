/**
 * `portico healthcheck`: asks a running service whether it can be used, for containers and supervisors. They ask every few
 * seconds, so this file imports nothing of the service.
 */

import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { parseArgs } from 'node:util'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** The usage of `portico healthcheck`. */
export const healthcheckUsage = `portico healthcheck   exit with 0 when the service at HOST and PORT accepts requests and its database writes, else with 1
                      --alive          ask only whether the process answers
                      --url <origin>   ask the service there instead
                      --within <n>     seconds to wait for the answer (4)
                      --json           print the result as JSON`

/** Longer than the service itself waits for its database. */
const defaultSeconds = 4

/** What the service answered: its status, and the reason that it gives when it is not ready. */
interface Answer {
  readonly status: number
  readonly reason: string | null
}

/**
 * Asks `/readyz`, or `/healthz` with `--alive`.
 *
 * @returns 0 when the answer is 200, else 1
 * @throws UsageError
 */
export async function healthcheck(
  terminal: Terminal,
  args: readonly string[] = [],
): Promise<ExitCode> {
  const { alive, json, url, seconds } = readOptions(args)
  const address = new URL(alive ? '/healthz' : '/readyz', url ?? toOwnOrigin(terminal.env))
  const found = await ask(address, seconds).then(toProblem, (error: unknown) => ({
    message: `does not answer: ${toReason(error, seconds)}`,
    next: 'Start the service with "portico start", or set HOST and PORT to where it listens.',
  }))
  if (json) {
    const result = { ok: found === null, url: address.href }
    const problems = found === null ? [] : [{ key: address.href, ...found }]
    terminal.say(JSON.stringify({ ...result, problems }, null, 2))
  } else if (found === null) {
    terminal.say(`${address.href} answers.`)
  } else {
    terminal.complain(`${address.href} ${found.message}. ${found.next}`)
  }
  return found === null ? 0 : 1
}

function readOptions(args: readonly string[]) {
  const { url, within, ...flags } = parseOptions(args)
  const seconds = within === undefined ? defaultSeconds : Number(within)
  if (!(seconds > 0 && seconds <= 600)) {
    throw new UsageError(`--within takes a number of seconds up to 600, got "${within}".`)
  }
  if (url !== undefined && !(isUrl(url) && /^https?:/.test(url))) {
    throw new UsageError(`--url takes an origin like https://auth.example.com, got "${url}".`)
  }
  return { ...flags, url, seconds }
}

function parseOptions(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const options = { alive: flag, json: flag, url: text, within: text }
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The address at which a service with the same environment listens; of one that listens everywhere, loopback. */
function toOwnOrigin(env: Terminal['env']): string {
  const host = env.HOST?.trim() || '127.0.0.1'
  const port = env.PORT?.trim() || '3000'
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  const origin = `http://${own.includes(':') ? `[${own}]` : own}:${port}`
  if (isUrl(origin)) return origin
  throw new UsageError(
    `HOST and PORT must be an address and a number, got "${host}" and "${port}".`,
  )
}

/** Without `fetch`, whose first use loads a client that takes longer than the question. */
function ask(url: URL, seconds: number): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(seconds * 1_000)
    const asked = request(url, { agent: false, signal }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text = (text + chunk).slice(0, 1_000)
      })
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, reason: readReason(text) }),
      )
      response.once('error', reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}

function readReason(text: string): string | null {
  return /"reason":"([a-z_]{1,40})"/.exec(text)?.[1] ?? null
}

/** What to do, by the reason that `/readyz` gives. */
const steps: Readonly<Record<string, string>> = {
  stopping: 'It is being stopped; wait for the next start.',
  storage: 'Its database does not answer; run "portico doctor".',
  storage_read_only: 'Its database takes no writes; look for a full disk or a standby.',
}

function toProblem({ status, reason }: Answer) {
  if (status === 200) return null
  return {
    message: `answers ${status}${reason === null ? '' : ` (${reason})`}`,
    next: steps[reason ?? ''] ?? 'Another program may listen there; see HOST and PORT.',
  }
}

function toReason(error: unknown, seconds: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError') return `no answer within ${seconds} seconds`
  // Node tries several addresses of a name, and then the message is empty.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
