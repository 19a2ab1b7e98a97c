import { findMailLanguage, type MailLanguage } from './words.ts'

/**
 * Finds the language that a browser prefers, of those that have texts (RFC 9110 section 12.5.4).
 *
 * @param accepted the header `Accept-Language`
 * @returns null when there is none
 */
export function findAcceptedLanguage(accepted: string | undefined): MailLanguage | null {
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
  return null
}
