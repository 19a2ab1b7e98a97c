/** A provider did not answer, or not as it should. The message is for the log: it holds no secret. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'

  /** @param reason what the provider did: "said nothing" */
  constructor(reason: string, options?: ErrorOptions) {
    super(`The provider ${reason}.`, options)
  }
}
