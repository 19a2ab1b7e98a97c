import { recoveryCodes } from '../../locales/en/recovery-codes.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of recovery codes, in every language. */
export const recoveryCodeWords = toCatalogue(recoveryCodes)
