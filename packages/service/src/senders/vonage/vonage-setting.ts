import { createPrivateKey } from 'node:crypto'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import { number, readSecret, secretName, text, toBase, url } from '../sender-values.ts'

const privateKeyName = setting.secretName(2_048, (pem) =>
  isRsaKey(pem) ? null : 'is no private key of an application (PEM, RSA)',
)

const vonage = setting.group({
  type: setting.required(setting.literal('vonage')),
  /** The id of an application with the capability "Messages". */
  applicationId: setting.required(text),
  /** The environment variable with the application's private key, in the format of the downloaded file. */
  privateKeyEnv: setting.required(privateKeyName),
  /** The environment variable with the account's signature secret, by which its reports are believed. */
  signatureSecretEnv: setting.required(secretName),
  /** A number or a sender name of the account. */
  from: setting.required(number),
  /** @default 'https://api.nexmo.com' */
  baseUrl: url,
})

/** An application at Vonage. */
export interface VonageSenderSettings extends setting.WrittenOf<typeof vonage> {}

/** An application at Vonage, with its secrets. */
export interface VonageConfig {
  readonly type: 'vonage'
  readonly baseUrl: string
  readonly applicationId: string
  /** PEM */
  readonly privateKey: string
  readonly signatureSecret: string
  readonly from: string
}

/** The setting of an application. */
export const vonageSetting: setting.DeclaredSetting<VonageSenderSettings, VonageConfig> =
  setting.converted(vonage, (written, context) => {
    const { type, applicationId, privateKeyEnv, signatureSecretEnv, from } = written
    const { baseUrl = 'https://api.nexmo.com' } = written
    return {
      type,
      applicationId,
      privateKey: toPem(readSecret(privateKeyEnv, context)),
      signatureSecret: readSecret(signatureSecretEnv, context),
      from,
      baseUrl: toBase(baseUrl),
    }
  })

/** Many environments hold a key in one line, with `\n` between its lines. */
const toPem = (secret: string) => secret.replaceAll('\\n', '\n')

const isRsaKey = (secret: string) =>
  tryParse(() => createPrivateKey(toPem(secret)))?.asymmetricKeyType === 'rsa'
