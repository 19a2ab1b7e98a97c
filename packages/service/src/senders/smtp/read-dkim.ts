import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { OpenSmtpVariable } from './read-smtp.ts'
import type { DkimConfig } from './smtp-config.ts'

/** Verifiers must accept keys of 1024 bits and should refuse shorter ones (RFC 8301 section 3.2). */
const minBits = 1024

/**
 * Reads the settings for signing mail. A problem never contains a part of the key.
 *
 * @returns null when the service does not sign mail
 */
export function readDkim(open: OpenSmtpVariable): DkimConfig | null {
  const { text: selector, complain } = open('DKIM_SELECTOR')
  const { text, complain: complainOfKey } = open('DKIM_PRIVATE_KEY')
  if (selector === undefined && text === undefined) return null
  if (selector === undefined) {
    complain(
      'is missing, but DKIM_PRIVATE_KEY is set; set it to the name under which the public key is published, like mail2026',
    )
  } else if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(selector)) {
    complain(`must be a DNS name like mail2026, got "${selector}"`)
  }
  const privateKey = text === undefined ? null : readKey(text)
  if (text === undefined) {
    complainOfKey('is missing, but DKIM_SELECTOR is set; set it to an RSA key in PEM')
  } else if (privateKey === null) {
    complainOfKey('must be an RSA private key in PEM, its lines separated by line breaks or by \\n')
  } else if ((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) < minBits) {
    complainOfKey(`must have at least ${minBits} bits; 2048 are usual`)
  }
  if (selector === undefined || privateKey === null) return null
  return { selector, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

/** Some systems allow no line breaks in variables, so `\n` is accepted. */
function readKey(text: string): KeyObject | null {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'))
    return key.asymmetricKeyType === 'rsa' ? key : null
  } catch {
    return null
  }
}
