/**
 * A text without the characters at its ends that take no room, as address books and chats put them around what is
 * copied. Within it they stay, and are refused: what is stored must be what was seen.
 */
export const trimInvisible = (text: string): string => {
  const start = text.search(/[^\p{DI}\p{Zs}]/u)
  if (start < 0) return ''
  let end = text.length
  while (end > start && /[\p{DI}\p{Zs}]/u.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
