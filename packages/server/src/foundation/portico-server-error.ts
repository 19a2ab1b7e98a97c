/** An error answer of the service, or the reason why there is none. */
export class PorticoServerError extends Error {
  override readonly name = 'PorticoServerError'
  /** The status of the answer; 503 if the service could not be reached. */
  readonly status: number
  /** The `error_type` of the answer, such as `session_not_found`; `service_unreachable` if there is none. */
  readonly errorType: string
  /** The id under which the service logs the request; empty without an answer. */
  readonly requestId: string
  /** Details of some errors, such as `field`. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    message: string,
    parts: {
      readonly status: number
      readonly errorType: string
      readonly requestId?: string
      readonly details?: Readonly<Record<string, unknown>>
      readonly cause?: unknown
    },
  ) {
    super(message, { cause: parts.cause })
    this.status = parts.status
    this.errorType = parts.errorType
    this.requestId = parts.requestId ?? ''
    this.details = parts.details ?? {}
  }
}
