import { limits } from '@portico/contract'
import type { Random } from './random.ts'

/** Makes six uniformly random digits, with leading zeros. */
export function createPasscode(random: Random): string {
  const { digits } = limits.passcode
  return String(random.integer(10 ** digits)).padStart(digits, '0')
}
