/**
 * Trims invisible characters from both ends of a text; address books and chats add them around copied text. Inside the
 * text they stay, so that the parsers refuse it: the stored text must be the visible one.
 */
export const trimInvisible = (text: string): string => {
  const start = text.search(/[^\p{DI}\p{Zs}]/u)
  if (start < 0) return ''
  let end = text.length
  while (end > start && /[\p{DI}\p{Zs}]/u.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
