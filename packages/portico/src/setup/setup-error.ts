/** Why a command of this package stops, and what to do about it. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
  /** For programs. */
  readonly code: string
  /** What to do. */
  readonly next: string

  constructor(code: string, message: string, next: string) {
    super(message)
    this.code = code
    this.next = next
  }
}
