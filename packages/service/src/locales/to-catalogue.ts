/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The texts that users read, a folder a language and a file a room: `de/mails.ts` has the German texts that several
 * mails share. English is the source: its files define which texts a room has, with which placeholders.
 */
import { type Language, languages, type Translation } from '@portico/contract'

/** The texts of a room in every language. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>

/** Each file exports one room. */
const rooms = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.ts', { eager: true })

const tags = Object.keys(languages)

const readRoom = (tag: string, file: string) => Object.values(rooms[`./${tag}/${file}`] ?? {})[0]

/**
 * Finds the texts of a room in every language.
 *
 * @param english the room's export in the folder `en`
 */
export function toCatalogue<English>(english: English): Catalogue<Translation<English>> {
  const path = Object.keys(rooms).find((one) => Object.values(rooms[one] ?? {}).includes(english))
  const file = path?.split('/')[2] ?? ''
  // `npm run check` compares each file with its English one
  return Object.fromEntries(tags.map((tag) => [tag, readRoom(tag, file)])) as Catalogue<
    Translation<English>
  >
}

/** Returns one part of a room's texts, in every language. */
export function pickWords<Words, Name extends keyof Words>(
  catalogue: Catalogue<Words>,
  name: Name,
): Catalogue<Words[Name]> {
  const parts = Object.entries(catalogue).map(([tag, words]) => [tag, words[name]])
  // the keys are those of the catalogue
  return Object.fromEntries(parts) as Catalogue<Words[Name]>
}
