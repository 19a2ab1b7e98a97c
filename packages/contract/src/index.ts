/**
 * What the browser and the service agree on: operations, error catalogue, limits, names. No DOM, no Node,
 * no React, and no schema library at run time: schemas stand behind `@portico/contract/schemas`.
 */
import * as limits from './limits.ts'

export { backEnd } from './back-end/index.ts'
export type { AuditEntry, HostUser } from './back-end/objects.ts'
export { type Bootstrap, bootstrap, type RbacPolicy } from './bootstrap.ts'
export { captcha, proofOfWorkSiteKey } from './captcha.ts'
export { type ErrorType, errorCatalogue } from './error-catalogue.ts'
export {
  type EmailEventType,
  type EventDetails,
  type EventEntry,
  type EventName,
  events,
  type Telemetry,
} from './events.ts'
export { identityProvider } from './identity-provider.ts'
export { impersonation } from './impersonation.ts'
export { emailMagicLinks } from './methods/email-magic-links.ts'
export { methods } from './methods/index.ts'
export { otherDevice } from './methods/other-device.ts'
export { otp } from './methods/otp.ts'
export { passkeys } from './methods/passkeys.ts'
export { passwords } from './methods/passwords.ts'
export type {
  AuthenticationFactor,
  AuthReply,
  CommonReply,
  ConnectedApp,
  ErrorBody,
  Session,
  User,
  UserEmail,
  WebauthnRegistration,
  WebauthnSignal,
} from './objects.ts'
export type {
  HttpMethod,
  Operation,
  OperationShape,
  OperationTable,
  ReplyOf,
  RequestOf,
} from './operation.ts'
export { sessions } from './sessions.ts'
export { setup } from './setup.ts'
export { type CatalogueEntry, specifiedErrors } from './specified-errors.ts'
export { totps } from './totps.ts'
export { unrecoverableErrorTypes } from './unrecoverable-error-types.ts'
export { users } from './users.ts'
export { limits }
