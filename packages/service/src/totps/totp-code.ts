import { limits } from '@portico/contract'
import { Secret, TOTP } from 'otpauth'
import { isEqualDigest } from '../keys/is-equal-digest.ts'
import type { Random } from '../random.ts'

const { digits, periodSeconds: period, secretBytes, windowSteps } = limits.totp

/** A new shared secret: 160 bits (RFC 4226, section 4), base32 as people type it. */
export function createTotpSecret(random: Random): string {
  // A buffer of its own: a small one may share its memory.
  return new Secret({ buffer: new Uint8Array(random.bytes(secretBytes)).buffer }).base32
}

/**
 * The address that authenticator apps read from a QR code.
 *
 * @param issuer the project's name
 * @param label whom the entry is for
 */
export function toTotpAddress(secret: string, issuer: string, label: string): string {
  // The colon parts the two in the address; neither may hold one.
  const plain = (text: string) => text.replaceAll(':', ' ')
  return toTotp(secret, plain(issuer), plain(label)).toString()
}

/**
 * Finds the newest time step that a code belongs to: the present one, one before or one after.
 *
 * Constant time: every admitted step is computed and compared, whichever fits.
 */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const present = Math.floor(now / 1000 / period)
  const totp = toTotp(secret)
  const steps = Array.from({ length: 2 * windowSteps + 1 }, (_, i) => present - windowSteps + i)
  const fitting = steps.filter((step) =>
    isEqualDigest(totp.generate({ timestamp: step * period * 1000 }), code),
  )
  return fitting.at(-1) ?? null
}

function toTotp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits,
    period,
  })
}
