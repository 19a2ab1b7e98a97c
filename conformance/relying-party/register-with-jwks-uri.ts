import type { Trial } from '../runner/trial.ts'
import type { ClientKey } from './client.ts'
import { createClientKey } from './create-client-key.ts'
import type { RegistrationOptions } from './register-client.ts'

/** Publishes a key; `rotate` puts a new one in its place. */
export async function registerWithJwksUri({ subject }: Trial) {
  let published = await createClientKey()
  const read = () => JSON.stringify({ keys: [published.publicJwk] })
  const url = subject.outside.publish('application/json', read)
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
