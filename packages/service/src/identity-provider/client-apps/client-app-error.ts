import type { ClientAppValidationError } from './find-client-app-error.ts'

/** A client app cannot be kept as it is: `field` is the metadata's name of what is wrong. */
export class ClientAppError extends Error {
  override readonly name = 'ClientAppError'
  readonly field: string

  constructor({ field, message }: ClientAppValidationError) {
    super(`${field} ${message}`)
    this.field = field
  }
}
