/** The part of the contract that only the service reads: the API with its schemas, and the errors. */
export { type ApiTable, api, apiTables } from './api/api.ts'
export { errorCatalogue } from './api/error-catalogue.ts'
export type { ApiOperation } from './api/join-details.ts'
export {
  createdFields,
  credentialFilters,
  credentialParts,
  credentialRemovals,
  noCredentialFields,
  type RemovalName,
  repeatedFields,
} from './declarations/all-credentials.schemas.ts'
export type { FilterValue } from './declarations/declare-credential.ts'
export { methodBootstrap } from './declarations/method-bootstrap.schemas.ts'
export { HostUserSchema, hostGroups } from './objects/host-objects.schemas.ts'
export {
  AuthReplySchema,
  CommonSchema,
  ErrorBodySchema,
  SessionSchema,
  UserSchema,
} from './objects/objects.schemas.ts'
export { TelemetrySchema } from './project/events.schemas.ts'
