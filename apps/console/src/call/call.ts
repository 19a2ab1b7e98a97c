/** Calls of the service. The cookie is the credential, which no script can read; the page’s key says that this page calls. */

import { language, words } from '../words/words.ts'
import { loadForPageKey, notePageKeyTaken, pageHeaders } from './page-key.ts'

/** A call that the service refused, or that did not reach it. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** `offline` for a call that did not reach the service. */
  readonly type: string
  /** What an operator quotes to whoever reads the log; empty for `offline`. */
  readonly requestId: string

  constructor(type: string, message: string, requestId = '') {
    super(message)
    this.type = type
    this.requestId = requestId
  }
}

/** From the page's own address. */
const base = new URL('admin/v1/', document.baseURI)

/** The address of a call. */
export const callUrl = (path: string): URL => new URL(path, base)

/**
 * Calls the service.
 *
 * @param path below `/admin/v1/`
 * @throws CallError
 */
export async function call<Reply>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Reply> {
  let response: Response
  try {
    response = await fetch(callUrl(path), {
      method,
      headers: {
        ...pageHeaders(),
        'accept-language': language(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('offline', words().errors.offline)
  }
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) {
    notePageKeyTaken()
    return answer as Reply // each call names the reply of its operation
  }
  const { error_type: type, error_message: message, request_id: id } = toError(answer)
  // the page that comes instead makes the call
  if (type === 'stale_page' && loadForPageKey()) return new Promise(() => {})
  throw new CallError(type ?? 'unknown', message ?? words().errors.unanswered, id ?? '')
}

/** Reads the fields of an error's body; any of them may be missing where a proxy answered. */
function toError(
  answer: unknown,
): Partial<Record<'error_type' | 'error_message' | 'request_id', string>> {
  if (typeof answer !== 'object' || answer === null) return {}
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => typeof value === 'string'))
}
