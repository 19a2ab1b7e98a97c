import type { ClientAppValidationError } from './find-client-app-error.ts'

/** A client app that cannot be stored as it is. `field` is the metadata's name of the invalid part. */
export class ClientAppError extends Error {
  override readonly name = 'ClientAppError'
  readonly field: string

  constructor({ field, message }: ClientAppValidationError) {
    super(`${field} ${message}`)
    this.field = field
  }
}
