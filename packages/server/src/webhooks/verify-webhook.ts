/** A message of the service about a user, a session or another object. */
export interface WebhookEvent {
  /** The id of the message. The same message can arrive twice, with the same id. */
  readonly id: string
  /** What happened, such as `session.started`. */
  readonly type: string
  /** When it happened; RFC 3339, in UTC. */
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A message that is not from the service, or not as it was sent. Answer it with status 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

/** How old a message may be, and how far the clocks may differ; seconds. */
const toleranceSeconds = 300

/**
 * Verifies a message of the service (Standard Webhooks) and reads it.
 *
 * @param request the request as it arrived: its body must not have been read
 * @param secret the secret of the endpoint, `whsec_…`; during a change, two secrets separated by a space
 * @param now epoch milliseconds
 * @throws WebhookError that says what is wrong
 */
export async function verifyWebhook(
  request: Request,
  secret: string,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => request.headers.get(`webhook-${name}`) ?? '',
  )
  if (!id || !timestamp || !signatures)
    throw new WebhookError(
      'The headers webhook-id, webhook-timestamp or webhook-signature are missing.',
    )
  const age = Math.abs(now / 1_000 - Number(timestamp))
  if (!(age <= toleranceSeconds))
    throw new WebhookError(
      'The message is older than five minutes, or the clock of this server is wrong.',
    )
  const body = await request.text()
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const given = signatures
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => fromBase64(signature.slice(3)))
  const keys = await Promise.all(secret.trim().split(/\s+/).map(toKey))
  // Web Crypto compares in constant time
  for (const key of keys)
    for (const signature of given)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, content)))
        return { id, ...readMessage(body) }
  throw new WebhookError('The signature does not match. Is the secret that of this endpoint?')
}

async function toKey(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  if (!bytes || bytes.length === 0)
    throw new TypeError('The secret of a webhook is whsec_ and base64.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

function readMessage(body: string): Omit<WebhookEvent, 'id'> {
  const { type, timestamp, data }: Omit<WebhookEvent, 'id'> = JSON.parse(body)
  return { type, timestamp, data }
}
