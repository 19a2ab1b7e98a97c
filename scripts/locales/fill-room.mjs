/**
 * Puts the texts of a file into the shape of a room.
 *
 * @param {unknown} english - the room's export in English, or a part of it
 * @param {import('@portico/contract').Texts} texts - by path
 * @param {string} [path]
 * @returns {unknown} the English text where the file has none
 */
export function fillRoom(english, texts, path = '') {
  if (typeof english === 'string') return texts[path] ?? english
  const parts = Object.entries(english ?? {}).map(([name, part]) => [
    name,
    fillRoom(part, texts, path === '' ? name : `${path}.${name}`),
  ])
  return Array.isArray(english) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
