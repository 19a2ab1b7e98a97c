/** Crypto on the login widget. */
export interface CryptoOptions {
  /** What stands in the field from the start; the person may change it. */
  subject?: string
}
