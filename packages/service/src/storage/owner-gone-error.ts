/** What was to be written belongs to a person who was deleted meanwhile; nothing was written. Over HTTP it is a 404. */
export class OwnerGoneError extends Error {
  override readonly name = 'OwnerGoneError'

  constructor(options: { cause: unknown }) {
    super('Its owner no longer exists.', options)
  }
}
