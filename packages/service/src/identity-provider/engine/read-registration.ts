import type { IncomingMessage } from 'node:http'
import { errors } from 'oidc-provider'
import { cleanRegistration, parseMetadata } from './clean-registration.ts'
import { toEngineMetadata } from './extra-client-metadata.ts'
import { isKeptAsHash, secretKeptAsHash } from './to-engine-client.ts'

/** The engine reads no more; what is larger it refuses. */
const mostBytes = 56 * 1_024

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
  const read = request.iterator.bind(request)
  // What it will be as long as is not known yet; with neither header there is no body.
  if (request.headers['content-length'] !== undefined) {
    delete request.headers['content-length']
    request.headers['transfer-encoding'] = 'chunked'
  }
  Object.assign(request, {
    async *iterator(options?: Parameters<IncomingMessage['iterator']>[0]) {
      const chunks: Buffer[] = []
      let received = 0
      for await (const chunk of read(options)) {
        chunks.push(chunk)
        received += chunk.length
        if (received > mostBytes) yield Buffer.concat(chunks)
      }
      try {
        yield await rewrite(Buffer.concat(chunks), reading)
      } catch (error) {
        if (error instanceof errors.OIDCProviderError) refusal = error
        throw error
      }
    },
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
