import type { TestContext } from '../runner/test-context.ts'
import type { ClientKey } from './client.ts'
import { createClientKey } from './create-client-key.ts'
import type { RegistrationOptions } from './register-client.ts'

/** Publishes a key; `rotate` puts a new one in its place. */
export async function registerWithJwksUri({ provider }: TestContext) {
  let published = await createClientKey()
  const read = () => JSON.stringify({ keys: [published.publicJwk] })
  const url = provider.documents.publish('application/json', read)
  const registration: RegistrationOptions = {
    auth: 'private_key_jwt',
    key: published,
    metadata: { jwks: undefined, jwks_uri: url },
  }
  return {
    registration,
    async rotate(): Promise<ClientKey> {
      published = await createClientKey()
      return published
    },
  }
}
