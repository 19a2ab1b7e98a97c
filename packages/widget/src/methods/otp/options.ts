import type { OTPMethods } from '../../config/products.ts'

/** Passcodes: how they travel and how long they count. */
export interface OtpOptions {
  /** The ways on offer, in the order of their tabs. */
  methods: readonly OTPMethods[]
  /** Minutes a code counts, 1 to 10. @default 5 */
  expirationMinutes?: number
  loginTemplateId?: string
  signupTemplateId?: string
  /** Language of the mail, as a BCP 47 tag. */
  locale?: string
}
