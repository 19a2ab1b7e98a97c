import type { MailSenderConfig } from '../declare-mail-sender.ts'

/** How mail is signed (RFC 6376) for the sender's domain. */
export interface DkimConfig {
  /** `<selector>._domainkey.<domain>` is the DNS name of the public key. */
  readonly selector: string
  /** An RSA key, PKCS #8 in PEM. */
  readonly privateKey: string
}

/** A mail server. */
export interface SmtpConfig extends MailSenderConfig<'smtp'> {
  readonly from: string
  /** `smtp://user:password@host:587` or `smtps://…:465`; the guide documents the query parameters. */
  readonly url: string
  /** The name that the service tells the server (EHLO); by default the machine's, which the server cannot resolve. */
  readonly name?: string | undefined
  /** How the service signs mail; missing or null if it does not sign. */
  readonly dkim?: DkimConfig | null | undefined
}
