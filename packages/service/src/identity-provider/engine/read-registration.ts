import type { IncomingMessage } from 'node:http'
import { errors } from 'oidc-provider'
import { cleanRegistration, parseMetadata } from './clean-registration.ts'
import { rewriteBody } from './rewrite-body.ts'
import { isKeptAsHash, secretKeptAsHash } from './to-engine-client.ts'
import { toEngineMetadata } from './to-engine-metadata.ts'

type Project = Parameters<typeof cleanRegistration>[1]

/** What a body is read with. */
export interface RegistrationReading {
  readonly project: Project
  /** True for the secret of the app that is changed. */
  isOwnSecret(secret: string): Promise<boolean>
}

/**
 * Lets the engine read a registration, or the update of one, as it is cleaned.
 *
 * An app that updates itself may repeat its secret (RFC 7592 2.2). The engine would compare it with what stands in
 * the secret's place, so the app's own secret becomes that word, and that word, which is nobody's secret, another.
 *
 * @returns what the body was refused for, once it was read; null when it was not
 */
export function readRegistration(
  request: IncomingMessage,
  reading: RegistrationReading,
): () => errors.OIDCProviderError | null {
  let refusal: errors.OIDCProviderError | null = null
  rewriteBody(request, async (body) => {
    try {
      return await rewrite(body, reading)
    } catch (error) {
      if (error instanceof errors.OIDCProviderError) refusal = error
      throw error
    }
  })
  return () => refusal
}

/** A body that is no object is the engine's to refuse. */
async function rewrite(
  body: Buffer,
  { project, isOwnSecret }: RegistrationReading,
): Promise<Buffer> {
  const metadata = parseMetadata(body)
  if (metadata === null) return body
  const cleaned = cleanRegistration(metadata, project)
  const { client_secret: secret } = cleaned
  const shown = async (given: string) => {
    if (isKeptAsHash(given)) return 'x'.repeat(given.length)
    return (await isOwnSecret(given)) ? secretKeptAsHash : given
  }
  const known = typeof secret === 'string' ? { client_secret: await shown(secret) } : {}
  return Buffer.from(JSON.stringify(toEngineMetadata({ ...cleaned, ...known })))
}
