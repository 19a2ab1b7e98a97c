import type { MethodTextId } from '../../declarations/all-declarations.ts'
import type * as rooms from '../../locales/english-rooms.ts'

/**
 * Ids under which one version of the packages that hosts migrate from has texts that this widget has under another id;
 * see `find-aliased.ts`.
 */
type AliasId = 'button.goBack' | 'oauth.continueWithTwitter' | 'password.didntGetItResend'

type Rooms = typeof rooms
type IdOf<Room> = Room extends Readonly<Record<string, string>> ? keyof Room : never

/** The ids of all texts of the widget. A screen that asks for an unknown id does not compile. */
export type TextId =
  | AliasId
  | MethodTextId
  | { [Name in keyof Rooms]: IdOf<Rooms[Name]> }[keyof Rooms]

/** Texts by id: a complete or partial catalogue, or a host's overrides. */
export type Texts = Readonly<Partial<Record<TextId, string>>>
