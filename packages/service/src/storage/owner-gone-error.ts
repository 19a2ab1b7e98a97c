/** What was to be written belongs to a person who was deleted meanwhile; nothing was written. Over HTTP it is a 404. */
export class OwnerGoneError extends Error {
  override readonly name = 'OwnerGoneError'

  constructor(options: { cause: unknown }) {
    super('Whom it was to belong to is gone.', options)
  }
}
