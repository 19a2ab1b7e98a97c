/**
 * The contract between browser and service: operations, error catalogue, limits, names. It uses no DOM, Node or React,
 * and no schema library at run time: the schemas are in `@portico/contract/schemas`.
 */
import * as limits from './limits.ts'

export type { AuditEntry, HostUser } from './back-end/objects.ts'
export type { Bootstrap, RbacPolicy } from './bootstrap.ts'
export { proofOfWorkSiteKey } from './captcha.ts'
export { cleanEmail, cleanName, cleanPhone, withoutInvisible } from './clean-text.ts'
export type { ErrorType } from './error-catalogue.ts'
export type {
  EmailEventType,
  EventDetails,
  EventEntry,
  EventName,
  Telemetry,
} from './events.ts'
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
// biome-ignore lint/performance/noReExportAll: each part is one line of its registry
export * from './parts.ts'
export { type CatalogueEntry, specifiedErrors } from './specified-errors.ts'
export { toAsciiDigits } from './to-ascii-digits.ts'
export { unrecoverableErrorTypes } from './unrecoverable-error-types.ts'
export { limits }
