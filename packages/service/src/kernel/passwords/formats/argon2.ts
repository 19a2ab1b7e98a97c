import { verifyOnThread } from '../hash-threads.ts'
import type { PasswordFormat } from './password-format.ts'

const shape =
  /^\$argon2(?:id|i|d)\$v=(?:16|19)\$m=(\d{1,7}),t=(\d{1,4}),p=(\d{1,2})\$[\w+/-]{11,128}\$[\w+/-]{16,172}$/

/** The maximum cost of a sign-in: memory in KiB, and passes over it. */
const maxMemory = 262_144
const maxPasses = 64

const isWithin = (text: string | undefined, least: number, max: number) =>
  Number(text) >= least && Number(text) <= max

/** argon2id, argon2i and argon2d (RFC 9106); the service itself stores argon2id. */
export const argon2: PasswordFormat = {
  names: ['argon2id', 'argon2i', 'argon2d'],
  canRead(stored) {
    const [, memory, passes, lanes] = shape.exec(stored) ?? []
    return (
      isWithin(memory, 8, maxMemory) && isWithin(passes, 1, maxPasses) && isWithin(lanes, 1, 64)
    )
  },
  verify: verifyOnThread,
}
