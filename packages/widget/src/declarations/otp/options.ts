/** How a passcode travels. */
export const OTPMethods = { SMS: 'sms', WhatsApp: 'whatsapp', Email: 'email' } as const

/** One of `OTPMethods`. */
export type OTPMethods = (typeof OTPMethods)[keyof typeof OTPMethods]

/** Whether it is one of them: a page without types may pass anything. */
export const isOtpMethod = (way: string): boolean => Object.values<string>(OTPMethods).includes(way)

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
