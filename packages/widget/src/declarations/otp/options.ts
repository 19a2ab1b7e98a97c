/** The ways to send a passcode. */
export const OTPMethods = { SMS: 'sms', WhatsApp: 'whatsapp', Email: 'email' } as const

/** A value of `OTPMethods`. */
export type OTPMethods = (typeof OTPMethods)[keyof typeof OTPMethods]

/** Whether a value is in `OTPMethods`: a page without TypeScript may pass any string. */
export const isOtpMethod = (way: string): boolean => Object.values<string>(OTPMethods).includes(way)

/** Options of passcodes: how they are sent and how long they are valid. */
export interface OtpOptions {
  /** The offered ways to send a passcode, in the order of their tabs. */
  methods: readonly OTPMethods[]
  /** Minutes for which a code is valid, 1 to 10. @default 5 */
  expirationMinutes?: number
  loginTemplateId?: string
  signupTemplateId?: string
  /** The language of the mail, as a BCP 47 tag. */
  locale?: string
}
