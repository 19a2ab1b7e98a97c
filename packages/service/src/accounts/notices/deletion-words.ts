import { deletion } from '../../locales/en/deletion.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts about the deletion of an account, in every language. */
export const deletionWords = toCatalogue(deletion)
