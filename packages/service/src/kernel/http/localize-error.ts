import { errorCatalogue } from '@portico/contract/schemas'
import type { AuthError } from '../../foundation/errors/auth-error.ts'
import { findMailLanguage } from '../../foundation/text/words.ts'
import { errors } from '../../locales/en/errors.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

const sentences = toCatalogue(errors)

const isErrorText = (errorType: string): errorType is keyof typeof errors =>
  Object.hasOwn(errors, errorType)

/**
 * Finds the sentence of an error in the language of a call. The widget's calls name exactly one language, the one that it
 * shows; a browser's own preferences are a list, whose first language need not be the page's.
 *
 * @param accepted the header `Accept-Language` (RFC 9110 section 12.5.4)
 * @returns the English sentence for a list, and for errors that concern developers
 */
export function localizeError(
  { errorType, message }: Pick<AuthError, 'errorType' | 'message'>,
  accepted: string | undefined,
): string {
  const language = accepted && !/[,;]/.test(accepted) ? findMailLanguage(accepted.trim()) : null
  if (language === null || !isErrorText(errorType)) return message
  const { message: english } = errorCatalogue[errorType]
  // an explanation for developers follows the sentence
  return message.replace(english, () => sentences[language][errorType])
}
