/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The texts that users read, a folder a language and a file a room: `de/mails.ts` has the German texts that several
 * mails share. English is the source: its files define which texts a room has, with which placeholders.
 */
import { type Language, languages, type Texts, type Translation } from '@portico/contract'

/** The texts of a room in every language. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>

/** A host's texts: by language, as a BCP 47 tag, and by id. */
export type HostLanguages = Readonly<Record<string, Texts>>

/** Each file exports one room. */
const rooms = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.ts', { eager: true })

const tags = Object.keys(languages)

/** A catalogue with the texts that Portico itself has, which a host's texts replace. */
interface Source {
  /** The path of the texts inside their language: `otp.mail`. */
  readonly path: string
  readonly own: Readonly<Record<string, unknown>>
  readonly catalogue: Record<string, unknown>
}

const sources: Source[] = []

/** Keeps a catalogue, so that a host's texts reach it. */
function keep<Words>(path: string, own: Readonly<Record<string, unknown>>): Catalogue<Words> {
  const catalogue = { ...own }
  sources.push({ path, own, catalogue })
  // the callers give a part for each language
  return catalogue as Catalogue<Words>
}

/**
 * Finds the texts of a room in every language.
 *
 * @param english the room's export in the folder `en`
 */
export function toCatalogue<English>(english: English): Catalogue<Translation<English>> {
  const isRoom = (room: unknown) => room === english
  const path = Object.keys(rooms).find((one) => Object.values(rooms[one] ?? {}).some(isRoom)) ?? ''
  const [name = ''] = Object.entries(rooms[path] ?? {}).find(([, room]) => isRoom(room)) ?? []
  // `npm run check` compares each file with its English one
  const own = tags.map((tag) => [tag, rooms[`./${tag}/${path.split('/')[2]}`]?.[name]])
  return keep(name, Object.fromEntries(own))
}

/** Returns one part of a room's texts, in every language. */
export function pickWords<Words, Name extends keyof Words & string>(
  catalogue: Catalogue<Words>,
  name: Name,
): Catalogue<Words[Name]> {
  const path = sources.find((source) => source.catalogue === catalogue)?.path
  const parts = Object.entries(catalogue).map(([tag, words]) => [tag, words[name]])
  return keep(`${path}.${name}`, Object.fromEntries(parts))
}

/** Lists the texts of a language of Portico by their ids, as `portico texts export` writes them: `mails.facts.when`. */
export const listTexts = (tag: Language): Texts =>
  Object.assign(
    {},
    ...Object.entries(rooms)
      .filter(([path]) => path.startsWith(`./${tag}/`))
      .map(([, room]) => flatten(room, '')),
  )

function flatten(part: unknown, id: string): Texts {
  if (typeof part === 'string') return { [id]: part }
  const parts = Object.entries(part ?? {})
  return Object.assign({}, ...parts.map(([name, one]) => flatten(one, id ? `${id}.${name}` : name)))
}

/**
 * Replaces texts in all catalogues, and those that were replaced before by Portico's own.
 *
 * @param texts a language that Portico lacks takes from the English texts what is left out.
 */
export function replaceTexts(texts: HostLanguages): void {
  for (const { path, own, catalogue } of sources) {
    for (const tag of Object.keys(catalogue)) if (!Object.hasOwn(own, tag)) delete catalogue[tag]
    Object.assign(catalogue, own)
    for (const [tag, given] of Object.entries(texts)) {
      catalogue[tag] = replace(own[tag] ?? own.en, path, given)
    }
  }
}

function replace(part: unknown, id: string, given: Texts): unknown {
  if (typeof part === 'string') return given[id] ?? part
  if (Array.isArray(part)) return part.map((one, index) => replace(one, `${id}.${index}`, given))
  const parts = Object.entries(part ?? {})
  return Object.fromEntries(
    parts.map(([name, one]) => [name, replace(one, `${id}.${name}`, given)]),
  )
}
