/** The person, or the provider, did not let them in. `error` is the provider's code (RFC 6749, 4.1.2.1). */
export class UpstreamRefusal extends Error {
  override readonly name = 'UpstreamRefusal'
  readonly error: string

  constructor(error: string) {
    super(`The provider answered "${error}".`)
    this.error = error
  }
}
