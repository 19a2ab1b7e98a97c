import { otp } from '../../locales/en/otp.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of passcodes, in every language. */
export const otpWords = toCatalogue(otp)
