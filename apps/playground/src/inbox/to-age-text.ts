/**
 * How long ago, in as few letters as a list can bear.
 *
 * @param sentAt - RFC 3339
 * @param now - milliseconds since 1970
 */
export function toAgeText(sentAt: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(sentAt)) / 60_000)
  // A clock that is a little behind must not show a message from the future.
  if (!(minutes >= 1)) return 'now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}
