import { createIsPermitted } from './access/create-policy.ts'
import { createRequire, type Require } from './access/require.ts'
import { createApi } from './api/create-api.ts'
import type { ServerApi } from './api/operations.ts'
import { createCallService } from './foundation/call-service.ts'
import { type PorticoOptions, readOptions } from './foundation/options.ts'
import { createHandler, type Handler } from './handler/create-handler.ts'
import { type Authenticate, createAuthenticate } from './session/authenticate.ts'
import {
  createRevocations,
  type FollowOptions,
  type Revocations,
} from './session/create-revocations.ts'
import { createVerifyJwt } from './session/create-verify-jwt.ts'
import { verifyWebhook, type WebhookEvent } from './webhooks/verify-webhook.ts'

/**
 * Portico on your server: who sent a request, and every operation of the service's API for back ends as a typed call.
 *
 * A call takes path parameters, query and body as one object, and throws a `PorticoServerError` with the service's
 * `error_type` for an answer that is no success.
 *
 * @example
 * const { user_id } = await portico.users.create({ email: 'ada@example.com' })
 * await portico.sessions.revoke({ session_id })
 */
export interface Portico extends ServerApi {
  /**
   * Finds out who sent a request. A valid session JWT costs no request to the service; an expired one costs one, which
   * simultaneous requests share. Always send the returned `headers` on with your response.
   *
   * A session that was ended elsewhere passes until its JWT expires, at most five minutes.
   *
   * @param request the request, or an object with its `headers`
   * @returns the user and the session, or `user: null` with the reason
   * @example
   * const { user, headers } = await portico.authenticate(request)
   * return new Response(user ? `Hello ${user.email}` : 'Please sign in.', { headers })
   */
  authenticate: Authenticate
  /**
   * Requires a signed-in user, and more if wanted: a role, an action that the user's roles permit, a recent proof, several
   * factors. A service that is down gets status 503, never a sign-out.
   *
   * @returns the user and the session, or the `Response` to send instead: 401, 403, 503 or a redirect. With
   *   `otherwise: 'throw'` that response is thrown.
   * @example
   * const found = await portico.require(request, { role: 'editor', redirectTo: '/sign-in' })
   * if (found instanceof Response) return found
   * const { user } = found
   */
  require: Require
  /**
   * Subscribes to the ended sessions, so that `authenticate` and `require` refuse them within two seconds, without a request to
   * the service. Without it an ended session passes until its JWT expires, at most five minutes.
   *
   * @returns `ready`, which resolves when the ended sessions are known, and `stop`
   * @example
   * const revocations = portico.followRevocations({ onError: (error) => console.warn(error) })
   * await revocations.ready
   */
  followRevocations(options?: FollowOptions): Revocations
  /**
   * Passes a page's request below `/sdk` on to the service. Mount it at `/sdk` of your site, give the pages your own origin as
   * `customBaseUrl`, and set `sessionCookies: { httpOnly: true }` for the project: then no page holds a token, nothing is third
   * party, and sessions last as long as the project says, in every browser.
   *
   * @param request the request as it arrived: its body must not have been read
   * @param options.clientAddress the network address of the browser
   * @returns the answer of the service; 404 for other paths, 503 when the service cannot be reached
   */
  handler: Handler
  /**
   * Verifies a message of the service (Standard Webhooks) and reads it.
   *
   * @param request the request as it arrived: its body must not have been read
   * @param secret the secret of the endpoint, `whsec_…`
   * @throws WebhookError for a message that is not from the service, is too old, or was changed
   */
  verifyWebhook(request: Request, secret: string): Promise<WebhookEvent>
}

/**
 * Creates Portico for your server, once for all requests.
 *
 * @param options where the service runs, and the id and the secret of the project
 * @throws TypeError for an option that is missing or wrong, with what to write instead
 * @example
 * export const portico = createPortico({
 *   baseUrl: 'https://auth.example.com',
 *   projectId: process.env.PORTICO_PROJECT_ID,
 *   secret: process.env.PORTICO_SECRET,
 * })
 */
export function createPortico(options: PorticoOptions): Portico {
  const settings = readOptions(options)
  const callService = createCallService(settings)
  const verifyJwt = createVerifyJwt(settings)
  const revocations = createRevocations(settings, callService, verifyJwt)
  const authenticate = createAuthenticate(settings, {
    callService,
    verifyJwt,
    findRevocation: revocations.find,
  })
  return {
    ...createApi(callService),
    authenticate,
    require: createRequire(
      authenticate,
      createIsPermitted(callService, settings.now),
      settings.now,
    ),
    followRevocations: revocations.follow,
    handler: createHandler(settings),
    verifyWebhook: (request, secret) => verifyWebhook(request, secret, settings.now()),
  }
}
