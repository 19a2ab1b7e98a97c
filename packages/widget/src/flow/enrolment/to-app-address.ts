import { limits } from '@portico/contract'

/** Returns the address that an authenticator app reads from a QR code or opens (Key Uri Format of Google Authenticator). */
export function toAppAddress(secret: string, issuer: string, label: string): string {
  const { digits, periodSeconds } = limits.totp
  // the address separates both by a colon, so neither may contain one
  const [plainIssuer, plainLabel] = [issuer, label].map((name) =>
    encodeURIComponent(name.replaceAll(':', ' ')),
  )
  return `otpauth://totp/${plainIssuer}:${plainLabel}?issuer=${plainIssuer}&secret=${secret}&algorithm=SHA1&digits=${digits}&period=${periodSeconds}`
}
