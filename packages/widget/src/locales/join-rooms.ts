/**
 * Joins the rooms of a language.
 *
 * @param rooms - the modules of its folder, each with the texts of its room
 */
export const joinRooms = (
  rooms: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>,
): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(rooms).flatMap((room) => Object.values(room)))
