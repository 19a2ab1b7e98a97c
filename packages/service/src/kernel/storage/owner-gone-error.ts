/** The row's owner was deleted before the row could be written; nothing was written. Over HTTP this becomes a 404. */
export class OwnerGoneError extends Error {
  override readonly name = 'OwnerGoneError'

  constructor(options: { cause: unknown }) {
    super('Its owner no longer exists.', options)
  }
}
