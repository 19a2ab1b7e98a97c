import type { ClientAppSlip } from './find-client-app-slip.ts'

/** A client app cannot be kept as it is: `field` is the metadata's name of what is wrong. */
export class ClientAppError extends Error {
  override readonly name = 'ClientAppError'
  readonly field: string

  constructor({ field, message }: ClientAppSlip) {
    super(`${field} ${message}`)
    this.field = field
  }
}
