/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The account's texts in the languages besides English, which only pages with an account load. The standalone bundle has
 * one file a language in place of this module, see `bundling/language-files.ts`.
 */
import { joinRooms, type Room } from './join-rooms.ts'

const rooms = import.meta.glob<Room>(['./*/account*.ts', '!./en/*'])

/**
 * Loads the account's texts in a language.
 *
 * @throws the error of the import, if it fails
 */
export async function loadAccountTexts(tag: string): Promise<Readonly<Record<string, string>>> {
  const own = Object.entries(rooms).filter(([path]) => path.startsWith(`./${tag}/`))
  const loaded = await Promise.all(own.map(async ([path, load]) => [path, await load()] as const))
  return joinRooms(Object.fromEntries(loaded))
}
