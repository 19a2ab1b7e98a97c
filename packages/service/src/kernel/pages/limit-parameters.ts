import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'

/** The most parameters of a query or a form; the longest request of any protocol here has about thirty. */
export const maxParameters = 100

/** The request has too many parameters: `bad_request` in the API, `invalid_request` in OAuth. */
export class TooManyParametersError extends AuthError {
  readonly description = `A request has at most ${maxParameters} parameters.`

  constructor() {
    super('bad_request', { explanation: `A request has at most ${maxParameters} parameters.` })
  }
}

/**
 * Counts the parameters of a query or a form before it is parsed.
 *
 * @throws TooManyParametersError
 */
export function limitParameters(text: string): void {
  let at = -1
  for (let count = 1; count <= maxParameters; count += 1) {
    at = text.indexOf('&', at + 1)
    if (at === -1) return
  }
  throw new TooManyParametersError()
}

/** Refuses a URL with too many parameters on every route. */
export function registerParameterLimit(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    limitParameters(raw.url ?? '')
    done()
  })
}
