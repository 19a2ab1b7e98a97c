/** The user or the provider refused the sign-in. `error` is the provider's error code (RFC 6749 section 4.1.2.1). */
export class UpstreamRefusal extends Error {
  override readonly name = 'UpstreamRefusal'
  readonly error: string

  constructor(error: string) {
    super(`The provider answered "${error}".`)
    this.error = error
  }
}
