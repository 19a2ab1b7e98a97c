import type { Text } from '../../kernel/text/create-text.ts'
import { toDay } from '../../kernel/text/to-day.ts'
import type { ListedPasskey } from './passkey-list-state.ts'

/**
 * Describes when a passkey was last used and when it was created, in the chosen language, else the browser's, and in the user's time zone.
 *
 * @returns a line for each; no lines if the service does not return the dates
 */
export function describeDates(
  { created_at, last_used_at }: ListedPasskey,
  now: Date,
  text: Text,
): string[] {
  if (!created_at) return []
  return [
    describeUse(last_used_at, now, text),
    text('passkey.list.created', { date: toDay(new Date(created_at), text) }),
  ]
}

function describeUse(lastUsedAt: string | null | undefined, now: Date, text: Text): string {
  if (!lastUsedAt) return text('passkey.list.neverUsed')
  const used = new Date(lastUsedAt)
  return used.toDateString() === now.toDateString()
    ? text('passkey.list.usedToday')
    : text('passkey.list.used', { date: toDay(used, text) })
}
