import { terms } from './glossary-terms.mjs'

/** The module of the widget that joins the rooms of a language. */
export const joined = `import { joinRooms, type Room } from '../join-rooms.ts'

/** The widget's texts in this language, without those of the account. */
export const texts = joinRooms(
  import.meta.glob<Room>(['./*.ts', '!./index.ts', '!./account*.ts'], { eager: true }),
)
`

/** The glossary of a new language, whose texts are not checked against it until "isDraft" is deleted. */
export const draftGlossary = `${JSON.stringify(
  {
    address: 'formal or informal, as products of this kind address their users in this language',
    isDraft: true,
    terms: Object.fromEntries(Object.keys(terms).map((term) => [term, { term, forms: [term] }])),
    exceptions: {},
    sameAsEnglish: {},
  },
  null,
  2,
)}\n`

/**
 * Writes a room of a new language, with the English texts.
 *
 * @param {string} file - its name
 * @param {Readonly<Record<string, unknown>>} room - what the English room exports
 * @returns {string}
 */
export function toRoom(file, room) {
  const parts = Object.entries(room).map(
    ([name, texts]) =>
      `export const ${name}: Translation<typeof english.${name}> = ${JSON.stringify(texts, null, 2)}\n`,
  )
  return [
    "import type { Translation } from '@portico/contract'",
    `import type * as english from '../en/${file}.ts'`,
    '',
    ...parts,
  ].join('\n')
}
