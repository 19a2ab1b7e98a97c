import type { User } from '@portico/contract'
import {
  StytchAPIError,
  StytchAPISchemaError,
  StytchAPIUnreachableError,
} from '../../foundation/errors/errors.ts'

type Fields = Record<string, unknown>

/** An answer, as far as the contract's schemas bind the service that gave it. */
interface Answer extends Fields {
  data?: Fields & { __user?: User }
}

/** Whether it has fields to look at. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

function parseJson(response: Response, text: string): Answer {
  if (response.headers.get('content-type')?.includes('application/json')) {
    try {
      const parsed: Answer = JSON.parse(text)
      if (isFields(parsed)) return parsed
    } catch {
      // as good as no JSON
    }
  }
  // a proxy, a captive portal, a wrong address: something else answered
  throw new StytchAPIUnreachableError('Invalid response from our servers.', {
    cause: `${response.status} ${text.slice(0, 200)}`,
  })
}

/**
 * Opens the envelope of an answer.
 *
 * @param onUser - hears the internal `__user`
 * @returns `data` without the internal `__user`
 * @throws StytchAPIError, StytchAPISchemaError, or StytchAPIUnreachableError when it is no answer of ours
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
      throw new StytchAPISchemaError(Array.isArray(faults) ? faults.filter(isFields) : [])
    }
    throw new StytchAPIError({
      status_code: response.status,
      request_id: toText(answer.request_id),
      error_type: toText(answer.error_type),
      error_message: toText(answer.error_message),
      error_url: toText(answer.error_url),
      ...(isFields(answer.error_details) && { error_details: answer.error_details }),
    })
  }
  if (!isFields(answer.data)) {
    throw new StytchAPIUnreachableError('Invalid response from our servers.')
  }
  const { __user, ...reply } = answer.data
  if (__user) onUser?.(__user)
  return reply
}

/** Whether the same call may succeed a moment later: no answer, or a gateway between, or a restart. */
export const isWorthRepeating = (error: unknown): boolean =>
  error instanceof StytchAPIUnreachableError ||
  (error instanceof StytchAPIError && [502, 503, 504].includes(error.status_code))
