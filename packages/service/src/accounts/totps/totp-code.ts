import { limits } from '@portico/contract'
import { Secret, TOTP } from 'otpauth'
import type { Random } from '../../foundation/random.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'

const { digits, periodSeconds: period, secretBytes, windowSteps } = limits.totp

/** Makes a shared secret of 160 bits (RFC 4226, section 4), in base32 for typing. */
export function createTotpSecret(random: Random): string {
  // Copied, because a small buffer may share its memory with others.
  return new Secret({ buffer: new Uint8Array(random.bytes(secretBytes)).buffer }).base32
}

/**
 * Returns the URI that authenticator apps read from a QR code.
 *
 * @param issuer the project's name
 * @param label the user's name in the app
 */
export function toTotpAddress(secret: string, issuer: string, label: string): string {
  // The URI separates both by a colon, so neither may contain one.
  const plain = (text: string) => text.replaceAll(':', ' ')
  return toTotp(secret, plain(issuer), plain(label)).toString()
}

/**
 * Finds the newest time step in which the code is valid: the present step, the previous or the next one. Constant time:
 * the codes of all three steps are computed and compared, even if one of them matches early.
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
