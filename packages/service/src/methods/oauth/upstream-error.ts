/**
 * A provider that did not answer, or gave an invalid answer. The message is written to the log, so it contains no
 * secret.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'

  /** @param reason the verb phrase of the message, such as "said nothing" */
  constructor(reason: string, options?: ErrorOptions) {
    super(`The provider ${reason}.`, options)
  }
}
