import { tryParse } from '../foundation/text/try-parse.ts'

/** The time limit of one attempt, well below the outbox's lease. */
const defaultTimeoutMs = 10_000
/** Providers' answers are short; a longer one is cut off. */
const longestAnswer = 65_536

/** A provider's answer, with its body parsed if it is JSON. */
export interface SenderAnswer {
  readonly status: number
  /** `{}` when the body is not JSON. */
  readonly body: Readonly<Record<string, unknown>>
}

/** How senders call their provider. */
export interface CallPorts {
  /** Calls any address, also a private one, because the operator configured it. */
  readonly call: typeof fetch
  /** The time limit of one attempt. @default 10 seconds */
  readonly timeoutMs?: number
}

/**
 * Calls a provider of text messages. Redirects are not followed.
 *
 * @param name the sender's name in the error; the error is stored and logged, so it contains no address and no secret
 * @throws Error when no answer came in time
 */
export async function callSender(
  { call, timeoutMs = defaultTimeoutMs }: CallPorts,
  name: string,
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<SenderAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await call(url, { ...init, redirect: 'manual', signal })
    const { status } = answer
    if (answer.ok && init.method === 'POST') {
      // The message was accepted. Waiting for the rest of the answer could time out, and another attempt would send the
      // message twice.
      await answer.body?.cancel()
      return { status, body: {} }
    }
    return { status, body: toBody(await readText(answer)) }
  } catch (cause) {
    const reason = signal.aborted ? 'timed out' : toCode(cause)
    throw new Error(`${name}: ${reason}`)
  }
}

/** Reads the answer's text; an incomplete answer counts as empty. */
async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let received = 0
  try {
    for await (const chunk of answer.body ?? []) {
      received += chunk.length
      if (received > longestAnswer) break
      chunks.push(chunk)
    }
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString()
}

function toBody(text: string): SenderAnswer['body'] {
  const body = tryParse((): unknown => JSON.parse(text))
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
}

/** The cause's own words are dropped, because they often contain the address. */
function toCode(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error && 'code' in inner ? String(inner.code) : 'failed'
}
