import type { Logger } from 'pino'
import type { Clock } from '../../foundation/clock.ts'
import type { Storage } from '../storage/storage.ts'
import type { UnreadAddress } from './register-source-address.ts'

/** The counter that `portico doctor` reads for a day. */
const key = 'unread forwarded address'
const dayMs = 86_400_000
const hourMs = 3_600_000

/** The dependencies for writing and reading the note. */
type Ports = { readonly storage: Pick<Storage, 'rates'>; readonly clock: Clock }

/** Logs once an hour that a proxy forwards something that is no address, and notes it for `portico doctor`. */
export function createUnreadNote({
  storage,
  clock,
  log,
}: Ports & { readonly log: Logger }): (unread: UnreadAddress) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return ({ peer, header }) => {
    const now = clock.now()
    if (now - saidAt < hourMs) return
    saidAt = now
    log.warn(
      { proxy: peer, header },
      'a trusted proxy forwards what is no address: requests through it count as its own',
    )
    const max = Number.MAX_SAFE_INTEGER
    storage.rates.take({ key, max, windowMs: dayMs, now }).catch((err: unknown) => {
      log.warn({ err }, 'that could not be noted for portico doctor')
    })
  }
}

/** True when a proxy forwarded something that is no address within the last day. */
export const hasUnreadAddress = ({ storage, clock }: Ports): Promise<boolean> =>
  storage.rates.isCounting(key, clock.now())
