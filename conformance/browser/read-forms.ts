/** A form of a page, with the values that it would send. */
export interface Form {
  readonly action: string
  readonly method: 'GET' | 'POST'
  readonly fields: ReadonlyMap<string, string>
  /** The page sends it by itself: nothing in it is for a person. */
  readonly isHidden: boolean
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Text of HTML, its references resolved. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[name] ?? whole
  })
}

function readAttribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  return found ? decodeHtml(found[1] ?? found[2] ?? found[3] ?? '') : null
}

/** The forms of a page. Enough for pages that a provider renders; no parser for the world's HTML. */
export function readForms(html: string): Form[] {
  const plain = html.replace(/<noscript>[\s\S]*?<\/noscript>/gi, '')
  return [...plain.matchAll(/(<form[^>]*>)([\s\S]*?)<\/form>/gi)].map(
    ([, open = '', inside = '']) => {
      const inputs = [...inside.matchAll(/<input[^>]*>/gi)].map(([tag]) => tag)
      const id = readAttribute(open, 'id')
      return {
        action: readAttribute(open, 'action') ?? '',
        method: readAttribute(open, 'method')?.toUpperCase() === 'POST' ? 'POST' : 'GET',
        fields: new Map(
          inputs.map((tag) => [
            readAttribute(tag, 'name') ?? '',
            readAttribute(tag, 'value') ?? '',
          ]),
        ),
        isHidden:
          inputs.every((tag) => readAttribute(tag, 'type') === 'hidden') &&
          !/<button/i.test(inside) &&
          !(id && new RegExp(`form="${id}"`).test(plain)),
      }
    },
  )
}
