/** Portico on a host's own server: who is signed in, and messages of the service. */
export type { Action } from './access/create-policy.ts'
export type { RefusalOptions, Require, Requirements } from './access/require.ts'
export type { HostUser, ServerApi } from './api/operations.ts'
export { createPortico, type Portico } from './create-portico.ts'
export type { CookieSettings, PorticoOptions } from './foundation/options.ts'
export { PorticoServerError } from './foundation/portico-server-error.ts'
export type { Handler, HandlerOptions } from './handler/create-handler.ts'
export type {
  Authenticate,
  RequestLike,
  SignedIn,
  SignedOut,
  SignedOutReason,
} from './session/authenticate.ts'
export type { FollowOptions, Revocations } from './session/create-revocations.ts'
export type { AuthenticationFactor, Session, SessionUser } from './session/session.ts'
export { WebhookError, type WebhookEvent } from './webhooks/verify-webhook.ts'
