import { findTextFaults, type Texts } from '@portico/contract'

/** The parts of a language, each by the ids of its texts. */
export const parts = ['widget', 'service'] as const

/** One language in one file. */
export interface TextFile extends Readonly<Record<(typeof parts)[number], Texts>> {
  /** Its BCP 47 tag. */
  readonly locale: string
}

/**
 * Reads a file of texts. Translation services write an id such as `tab.text` as it is, or as nested members.
 *
 * @throws Error that says what the file lacks
 */
export function parseTextFile(json: string): TextFile {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new Error(`It is no JSON: ${error instanceof Error ? error.message : error}`)
  }
  const file: Readonly<Record<string, unknown>> = isRecord(value) ? value : {}
  return {
    locale: readTag(file.locale),
    widget: flatten(file.widget, 'widget'),
    service: flatten(file.service, 'service'),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readTag(tag: unknown): string {
  try {
    const [canonical] = Intl.getCanonicalLocales(typeof tag === 'string' ? tag : '')
    if (canonical) return canonical
  } catch {
    // the same message as for no tag
  }
  throw new Error('Its member "locale" is no BCP 47 tag, like "eo" or "pt-BR".')
}

function flatten(value: unknown, path: string): Texts {
  if (!isRecord(value)) throw new Error(`Its member "${path}" is no object with texts.`)
  const entries = Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string'
      ? [[name, part]]
      : Object.entries(flatten(part, `${path}.${name}`)).map(([id, text]) => [
          `${name}.${id}`,
          text,
        ]),
  )
  return Object.fromEntries(entries)
}

/** Compares a file with the English texts. Returns what is wrong, a line each. */
export const findFileFaults = (english: TextFile, file: TextFile): readonly string[] =>
  parts.flatMap((part) =>
    findTextFaults(english[part], file[part], file.locale).map((fault) => `${part}: ${fault}`),
  )

/** Counts the texts that equal the English ones. */
export const countEnglish = (english: TextFile, file: TextFile): number =>
  parts
    .flatMap((part) => Object.entries(file[part]).map(([id, text]) => text === english[part][id]))
    .filter(Boolean).length
