import { smsStep } from '../../locales/en/sms-step.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the second step by text message, in every language. */
export const smsStepWords = toCatalogue(smsStep)
