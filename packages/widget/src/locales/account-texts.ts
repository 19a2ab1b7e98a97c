/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The account's texts in the languages besides English, which only pages with an account load, a room with the part that
 * shows it. The standalone bundle has one file a room in place of this module, see `bundling/language-files.ts`.
 */
import { joinRooms, type Room } from './join-rooms.ts'

/** A file of the account's texts: `account` has those of its list and of everything that several parts show. */
export type AccountRoom =
  | 'account'
  | 'account-app'
  | 'account-codes'
  | 'account-confirm'
  | 'account-deletion'
  | 'account-devices'
  | 'account-download'
  | 'account-emails'
  | 'account-enrolment'
  | 'account-name'
  | 'account-recovery'
  | 'account-recovery-code'
  | 'account-return'
  | 'account-step'
  | 'account-way-back'
  | 'account-ways'

const rooms = import.meta.glob<Room>(['./*/account*.ts', '!./en/*'])

/**
 * Loads a room of the account's texts in a language.
 *
 * @throws the error of the import, if it fails
 */
export async function loadAccountTexts(
  tag: string,
  room: AccountRoom,
): Promise<Readonly<Record<string, string>>> {
  const path = `./${tag}/${room}.ts`
  const own = await rooms[path]?.()
  return own ? joinRooms({ [path]: own }) : {}
}
