/** The whole of one try, well below the outbox's lease. */
const defaultTimeoutMs = 10_000
/** What a provider says of a message is short; a longer answer is cut off. */
const longestAnswer = 65_536

/** An answer, its body parsed where it is JSON. */
export interface SenderAnswer {
  readonly status: number
  /** {} where it is none. */
  readonly body: Readonly<Record<string, unknown>>
}

/** How senders reach whom they call. */
export interface CallPorts {
  /** Whom the owner names is called, wherever it is. */
  readonly call: typeof fetch
  /** Of one try. @default 10 seconds */
  readonly timeoutMs?: number
}

/**
 * Calls whoever sends texts. Redirects are not followed.
 *
 * @param name stands in the error, which is stored and logged: neither address nor secret does
 * @throws Error when nobody answered in time
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
      // taken, however long it goes on about it: another try would send it twice
      await answer.body?.cancel()
      return { status, body: {} }
    }
    return { status, body: toBody(await readText(answer)) }
  } catch (cause) {
    const reason = signal.aborted ? 'timed out' : toCode(cause)
    throw new Error(`${name}: ${reason}`)
  }
}

/** What breaks off says no more than its status. */
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
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
  } catch {
    return {}
  }
}

/** The cause's own words are dropped: they tend to repeat the address. */
function toCode(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error && 'code' in inner ? String(inner.code) : 'failed'
}
