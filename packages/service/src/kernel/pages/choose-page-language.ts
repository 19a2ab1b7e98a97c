import { findMailLanguage, type MailLanguage } from '../../foundation/text/words.ts'

/**
 * Chooses the language of a page by the browser's preferences (RFC 9110 section 12.5.4).
 *
 * @param accepted the header `Accept-Language`
 * @returns the most preferred language that has texts; English when there is none
 */
export function choosePageLanguage(accepted: string | undefined): MailLanguage {
  const wanted = (accepted ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { tag } of wanted) {
    const language = findMailLanguage(tag)
    if (language !== null) return language
  }
  return 'en'
}
