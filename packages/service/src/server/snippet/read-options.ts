import { AuthError } from '../../foundation/errors/auth-error.ts'

/** The widget options of a page that affect the first screen. */
export type SnippetOptions = Readonly<Partial<Record<Exclude<Name, TextName>, object>>> &
  Readonly<Partial<Record<TextName, string>>>

/** The language of the screen: chosen by the host, the `lang` of its page, and the header of the user's request. */
const textNames = ['locale', 'pageLanguage', 'acceptLanguage'] as const
type TextName = (typeof textNames)[number]

const names = ['config', 'presentation', 'styles', 'strings', ...textNames] as const
type Name = (typeof names)[number]

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextName = (name: string) => textNames.some((known) => known === name)

const isName = (name: string): name is Name => names.some((known) => known === name)

/** Options that a page alone can have. */
const ofPages: readonly string[] = ['client', 'callbacks']

/** A value of an option that only one root has. */
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Reads the options of a snippet: base64url of JSON like `{"config":{"products":["emailMagicLinks"]}}`.
 *
 * @param optionNames the names of the options of the root's element
 * @throws AuthError `bad_request`, which names the problem
 */
export function readOptions(
  text: string | undefined,
  optionNames: readonly string[],
): SnippetOptions {
  if (text === undefined || text === '') return {}
  if (!/^[\w-]+$/.test(text)) throw refuse('must be base64url.')
  let options: unknown
  try {
    options = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'), (name, value) => {
      if (name === '__proto__') throw refuse('must not have "__proto__".')
      return value
    })
  } catch (error) {
    throw error instanceof AuthError ? error : refuse('must be JSON, written as base64url.')
  }
  if (!isObject(options)) throw refuse('must be an object.')
  const own = optionNames.filter((name) => !isName(name) && !ofPages.includes(name))
  for (const [name, value] of Object.entries(options)) {
    if (own.includes(name)) {
      if (!isPlain(value)) throw refuse(`"${name}" must be a text, a number, true or false.`)
    } else if (!isName(name)) {
      const known = [...names, ...own].join(', ')
      throw refuse(`may have ${known}, and no "${name.slice(0, 40)}".`)
    } else if (isTextName(name)) {
      if (typeof value !== 'string') throw refuse(`"${name}" must be a text.`)
    } else if (!isObject(value)) throw refuse(`"${name}" must be an object.`)
  }
  verifyTexts(options)
  return options
}

/** Verifies that all `strings` are texts, because the widget would render other values differently. */
function verifyTexts(options: SnippetOptions): void {
  const wrong = Object.entries(options.strings ?? {}).find(([, text]) => typeof text !== 'string')
  if (wrong) throw refuse(`"strings" may have texts alone, and "${wrong[0].slice(0, 40)}" is none.`)
}

/** Creates the error for invalid options. */
export const refuse = (reason: string): AuthError =>
  new AuthError('bad_request', { details: { field: 'options', reason } })
