/** Reads the header `Accept-Language` (RFC 9110 section 12.5.4): its languages, the most wanted first. */
export const readAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight = '1'] = part.split(/;\s*q=/)
      return { tag: tag.trim(), weight: Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
