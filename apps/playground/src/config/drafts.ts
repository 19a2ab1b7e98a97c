/**
 * The texts of the three editors and what was last understood of them. Pure: a text that does not parse
 * keeps the value before it, so the widget lives on.
 */
import { Products } from '@portico/widget/values'
import { toValue } from '../literal/literal-node.ts'
import { LiteralError, parseLiteral } from '../literal/parse-literal.ts'
import { printLiteral } from '../literal/print-literal.ts'
import { setProperty } from '../literal/set-property.ts'
import { type ConfigError, findUnknownKeys } from './find-unknown-keys.ts'
import { knownKeys } from './known-keys.ts'
import { methods } from './methods.ts'

/** What `mountLogin` takes as objects. */
export const editors = ['config', 'styles', 'strings'] as const
export type EditorId = (typeof editors)[number]

export interface Draft {
  readonly text: string
  /** Of the last text that parsed. */
  readonly value: Readonly<Record<string, unknown>>
  /** Why the text of now does not parse; null when it does. */
  readonly problem: ConfigError | null
  readonly unknownKeys: readonly ConfigError[]
}

export type Drafts = Readonly<Record<EditorId, Draft>>

const startTexts: Readonly<Record<EditorId, string>> = {
  config: `${printLiteral({
    products: [Products.emailMagicLinks],
    ...Object.fromEntries(methods.flatMap(({ key, start }) => (start ? [[key, start]] : []))),
    sessionOptions: { sessionDurationMinutes: 30 },
    enableShadowDOM: false,
  })}
`,
  styles: `{
  // container: { width: '400px', borderRadius: '8px' },
  // colors: { primary: '#19303D' },
  logo: { logoImageUrl: '/meridian.svg' },
}
`,
  strings: `{
  // 'login.title': 'Welcome',
}
`,
}

/** @param texts - saved on an earlier visit */
export function createDrafts(texts: Partial<Record<EditorId, string>> = {}): Drafts {
  const create = (id: EditorId) => {
    const fresh = read(id, { text: '', value: {}, problem: null, unknownKeys: [] }, startTexts[id])
    const text = texts[id]
    return text === undefined ? fresh : read(id, fresh, text)
  }
  return { config: create('config'), styles: create('styles'), strings: create('strings') }
}

/** The person typed. */
export function typeDraft(drafts: Drafts, id: EditorId, text: string): Drafts {
  return { ...drafts, [id]: read(id, drafts[id], text) }
}

/** Back to what the page came with. */
export function resetDraft(drafts: Drafts, id: EditorId): Drafts {
  return typeDraft(drafts, id, startTexts[id])
}

/** Whether the text is as the page came with it. */
export function isUntouched(drafts: Drafts, id: EditorId): boolean {
  return drafts[id].text === startTexts[id]
}

/** A switch beside the editor changed one option; its text follows. Nothing happens while it does not parse. */
export function setConfigOption(drafts: Drafts, key: string, value: unknown): Drafts {
  const { text, problem } = drafts.config
  if (problem) return drafts
  return typeDraft(drafts, 'config', setProperty(text, key, printLiteral(value, 2)))
}

/** A text was chosen to be changed: it stands in the editor, ready for other words. */
export function addText(drafts: Drafts, id: string, words: string): Drafts {
  const { text, problem } = drafts.strings
  if (problem) return drafts
  return typeDraft(drafts, 'strings', setProperty(text, id, printLiteral(words, 2)))
}

function read(id: EditorId, before: Draft, text: string): Draft {
  try {
    const node = parseLiteral(text)
    const value = toValue(node)
    return {
      text,
      // Keeps the object as long as it says the same, so that a comment does not mount the widget anew.
      value: JSON.stringify(value) === JSON.stringify(before.value) ? before.value : Object(value),
      problem: null,
      unknownKeys: findUnknownKeys(node, knownKeys[id]),
    }
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error
    return {
      ...before,
      text,
      problem: { line: error.line, message: error.message },
      unknownKeys: [],
    }
  }
}
