import type { Deletion } from '../../kernel/storage/storage.ts'

const dayMs = 24 * 3_600_000
/** A reminder is worth a mail if the request is at least a day older. */
const remindedMs = 3 * dayMs
const shortestMs = 4 * dayMs

/** Returns a deletion with the time of its reminder, which it has if the account is kept for at least four days. */
export const toDeletion = ({
  requestedAt,
  deletesAt,
  timeZone,
}: Omit<Deletion, 'remindsAt'>): Deletion => ({
  requestedAt,
  deletesAt,
  timeZone,
  remindsAt: deletesAt - requestedAt >= shortestMs ? deletesAt - remindedMs : null,
})
