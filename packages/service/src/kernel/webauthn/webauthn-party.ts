/** The service's side of a ceremony: where it must take place, and what the authenticator must do. */
export interface WebauthnParty {
  /** The relying party id. */
  readonly domain: string
  /** Returns true for the origin of a page whose answers are accepted. */
  isExpectedOrigin(origin: string): boolean
  /** True if the authenticator must verify a face, a fingerprint or a PIN. */
  readonly requiresUserVerification: boolean
}
