import { findAcceptedLanguage } from '../../foundation/text/find-accepted-language.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'

/**
 * Chooses the language of a page by the browser's preferences.
 *
 * @param accepted the header `Accept-Language`
 * @returns the most preferred language that has texts; English when there is none
 */
export const choosePageLanguage = (accepted: string | undefined): MailLanguage =>
  findAcceptedLanguage(accepted) ?? 'en'
