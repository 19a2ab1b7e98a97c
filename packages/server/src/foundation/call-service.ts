import type { Settings } from './options.ts'
import { PorticoServerError } from './portico-server-error.ts'

/** One call of the service's API for back ends. */
export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the service's address, such as `/v1/users`. */
  readonly path: string
  readonly body?: object
}

/** Calls the service as the project's back end. @throws PorticoServerError for an error answer, and for none */
export type CallService = (call: ServiceCall) => Promise<unknown>

/** Returns the project's id and secret as a header (RFC 7617). */
export const toAuthorization = ({ projectId, secret }: Pick<Settings, 'projectId' | 'secret'>) =>
  `Basic ${btoa(`${projectId}:${secret}`)}`

/** Creates the function that calls the service. */
export function createCallService(
  settings: Pick<Settings, 'baseUrl' | 'projectId' | 'secret' | 'timeoutMs' | 'fetch'>,
): CallService {
  const { baseUrl, timeoutMs } = settings
  const authorization = toAuthorization(settings)

  return async ({ method, path, body }) => {
    let response: Response
    let text: string
    try {
      response = await settings.fetch(baseUrl + path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        // workerd has no 'error'; a redirect is no answer of the service
        redirect: 'manual',
      })
      text = await response.text()
    } catch (cause) {
      throw new PorticoServerError(`The Portico service at ${baseUrl} cannot be reached.`, {
        status: 503,
        errorType: 'service_unreachable',
        cause,
      })
    }
    const answer = readJson(text)
    if (response.ok && answer) return answer
    throw toError(response.status, answer)
  }
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

/** An answer that is no JSON comes from something between, such as a proxy. */
function toError(status: number, answer: Record<string, unknown> | null): PorticoServerError {
  const { error_type, error_message, request_id, error_details } = answer ?? {}
  if (typeof error_type !== 'string')
    return new PorticoServerError(
      `The answer with status ${status} is not from a Portico service. Check baseUrl.`,
      { status: status < 400 ? 502 : status, errorType: 'not_from_portico' },
    )
  return new PorticoServerError(`${error_message}`, {
    status,
    errorType: error_type,
    requestId: `${request_id ?? ''}`,
    details: typeof error_details === 'object' && error_details ? { ...error_details } : {},
  })
}
