import { wayBack } from '../../locales/en/way-back.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts about users who get in without their second step, in every language. */
export const wayBackWords = toCatalogue(wayBack)
