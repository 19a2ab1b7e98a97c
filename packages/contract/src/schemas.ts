/** The part of the contract that only the service reads: the API with its schemas, and the errors. */
export { type ApiTable, api, apiTables } from './api.ts'
export { errorCatalogue } from './error-catalogue.ts'
export { TelemetrySchema } from './events.schemas.ts'
export type { ApiOperation } from './join-details.ts'
export {
  AuthReplySchema,
  CommonSchema,
  ErrorBodySchema,
  SessionSchema,
  UserSchema,
} from './objects.schemas.ts'
