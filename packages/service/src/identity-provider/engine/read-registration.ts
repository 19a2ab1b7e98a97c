import type { IncomingMessage } from 'node:http'
import { errors } from 'oidc-provider'
import { rewriteBody } from '../engine-access/rewrite-body.ts'
import { isKeptAsHash, secretKeptAsHash } from '../engine-access/to-engine-client.ts'
import { toEngineMetadata } from '../engine-access/to-engine-metadata.ts'
import { cleanRegistration, parseMetadata } from './clean-registration.ts'

type Project = Parameters<typeof cleanRegistration>[1]

/** The context for reading a registration. */
export interface RegistrationReading {
  readonly project: Project
  /** Returns true for the current secret of the app that is updated. */
  isOwnSecret(secret: string): Promise<boolean>
}

/**
 * Replaces a registration, or the update of one, by its cleaned form for the engine.
 *
 * An app that updates itself may repeat its secret (RFC 7592 section 2.2). The engine compares it with a placeholder,
 * since only a hash is stored. The app's own secret is therefore replaced by the placeholder, and the placeholder
 * itself, which is no app's secret, by another text.
 *
 * @returns a function that returns why the body was refused, once it was read; null if it was not
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

/** Rewrites the body. The engine itself refuses a body that is no object. */
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
