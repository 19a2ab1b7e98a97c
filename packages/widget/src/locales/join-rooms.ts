/// <reference types="vite/types/importMeta.d.ts" />
/** The module of a room: its texts by their ids, in one or several parts. */
export type Room = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Joins the rooms of a language.
 *
 * @param rooms - the modules of its folder
 */
export const joinRooms = (
  rooms: Readonly<Record<string, Room>>,
): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(rooms).flatMap((room) => Object.values(room)))
