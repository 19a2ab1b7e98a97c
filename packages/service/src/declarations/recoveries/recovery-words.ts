import { recoveries } from '../../locales/en/recoveries.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of recoveries that hosts started, in every language. */
export const recoveryWords = toCatalogue(recoveries)
