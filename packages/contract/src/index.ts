/**
 * The contract between browser and service: operations, error catalogue, limits, names. It uses no DOM, Node or React,
 * and no schema library at run time: the schemas are in `@portico/contract/schemas`.
 */
import * as limits from './api/limits.ts'

export { removals } from './accounts/users.ts'
export type { ErrorType } from './api/error-catalogue.ts'
// biome-ignore lint/performance/noReExportAll: each part is one line of its registry
export * from './api/parts.ts'
export { type CatalogueEntry, specifiedErrors } from './foundation/errors/specified-errors.ts'
export { unrecoverableErrorTypes } from './foundation/errors/unrecoverable-error-types.ts'
export { findTextFaults, type Texts } from './foundation/find-text-faults.ts'
export { type Language, languages } from './foundation/languages.ts'
export { matchLanguage } from './foundation/match-language.ts'
export type {
  HttpMethod,
  Operation,
  OperationShape,
  OperationTable,
  ReplyOf,
  RequestOf,
} from './foundation/operations/operation.ts'
export {
  cleanEmail,
  cleanName,
  cleanPhone,
  withoutInvisible,
} from './foundation/text/clean-text.ts'
export { toAsciiDigits } from './foundation/text/to-ascii-digits.ts'
export type { Translation } from './foundation/translation.ts'
export type { HostUser } from './objects/host-objects.ts'
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
} from './objects/objects.ts'
export type { AuditEntry } from './project/audit.ts'
export type { Bootstrap, RbacPolicy } from './project/bootstrap.ts'
export { proofOfWorkSiteKey } from './project/captcha.ts'
export type {
  EmailEventType,
  EventDetails,
  EventEntry,
  EventName,
  Telemetry,
} from './project/events.ts'
export { limits }
