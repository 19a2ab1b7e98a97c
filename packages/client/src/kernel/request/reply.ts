import type { User } from '@portico/contract'
import {
  PorticoAPIError,
  PorticoAPISchemaError,
  PorticoAPIUnreachableError,
} from '../../foundation/errors/errors.ts'

type Fields = Record<string, unknown>

/** An answer. Its fields are typed, because the contract's schemas bind the service. */
interface Answer extends Fields {
  data?: Fields & { __user?: User }
}

/** Tells whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

function parseJson(response: Response, text: string): Answer {
  if (response.headers.get('content-type')?.includes('application/json')) {
    try {
      const parsed: Answer = JSON.parse(text)
      if (isFields(parsed)) return parsed
    } catch {
      // a body that is not JSON is handled below
    }
  }
  // a proxy, a captive portal or another server answered in the service's place
  throw new PorticoAPIUnreachableError('Invalid response from our servers.', {
    cause: `${response.status} ${text.slice(0, 200)}`,
  })
}

/**
 * Opens the envelope of an answer.
 *
 * @param onUser - receives the user from the internal field `__user`
 * @returns `data` without `__user`
 * @throws PorticoAPIError, PorticoAPISchemaError, or PorticoAPIUnreachableError when the answer is not the service's
 */
export function readReply(
  response: Response,
  text: string,
  onUser?: (user: User) => void,
): unknown {
  const answer = parseJson(response, text)
  if (response.status > 299) {
    const faults = answer.body ?? answer.params ?? answer.query
    if (faults !== undefined) {
      throw new PorticoAPISchemaError(Array.isArray(faults) ? faults.filter(isFields) : [])
    }
    throw new PorticoAPIError({
      status_code: response.status,
      request_id: toText(answer.request_id),
      error_type: toText(answer.error_type),
      error_message: toText(answer.error_message),
      error_url: toText(answer.error_url),
      ...(isFields(answer.error_details) && { error_details: answer.error_details }),
    })
  }
  if (!isFields(answer.data)) {
    throw new PorticoAPIUnreachableError('Invalid response from our servers.')
  }
  const { __user, ...reply } = answer.data
  if (__user) onUser?.(__user)
  return reply
}

/**
 * Tells whether the same call may succeed a moment later: without an answer, or after an error of a gateway or a
 * restart.
 */
export const isWorthRepeating = (error: unknown): boolean =>
  error instanceof PorticoAPIUnreachableError ||
  (error instanceof PorticoAPIError && [502, 503, 504].includes(error.status_code))
