import { logInByPasskey, takeRequestOptions } from '../passkey-calls.ts'
import { better, logIn } from '../password-calls.ts'

import { minutes, type Operation } from './operation.ts'

const domain = 'app.example.com'

/** Operations with a password, a passkey, or a token of a client app. */
export const byCredential: readonly Operation[] = [
  {
    name: 'password',
    basis: 'password',
    prepare: async ({ world }, { email }) => ({ run: () => logIn(world, email) }),
  },
  {
    name: 'password, by the host',
    basis: 'password',
    prepare: async ({ host }, { email, password }) => ({
      run: () => host.post('/passwords/authenticate', { email, password, ...minutes }),
    }),
  },
  {
    name: 'password changed by the existing one',
    basis: 'password',
    prepare: async ({ world }, { email, password }) => ({
      run: () =>
        world.post('/passwords/existing_password/reset', {
          email,
          existing_password: password,
          new_password: `${better} again`,
          ...minutes,
        }),
    }),
  },
  {
    name: 'passkey',
    basis: 'passkey',
    async prepare(fixture, owner) {
      const { device, member } = await fixture.addPasskey(owner)
      const credential = device.get(await takeRequestOptions(fixture.world))
      return { member, run: () => logInByPasskey(fixture.world, credential) }
    },
  },
  {
    name: 'passkey, by the host',
    basis: 'passkey',
    async prepare(fixture, owner) {
      const { device, member } = await fixture.addPasskey(owner)
      const { data } = await fixture.host.post('/webauthn/authenticate/start', {
        domain,
        return_passkey_credential_options: true,
      })
      const credential = device.get(data.public_key_credential_request_options)
      const body = { public_key_credential: credential, ...minutes }
      return { member, run: () => fixture.host.post('/webauthn/authenticate', body) }
    },
  },
  {
    name: 'access token exchanged',
    basis: 'token',
    async prepare({ world }, { session }) {
      const request = { client_id: 'own', scopes: ['openid', 'full_access'] }
      const code = await world.authorize(session, request)
      const { access_token } = (await world.token(code, {}, world.basicOf('own'))).data
      return {
        run: () => world.post('/sessions/exchange_access_token', { access_token, ...minutes }),
      }
    },
  },
  {
    name: 'refresh of a client app',
    basis: 'app',
    async prepare({ world }, { session }) {
      const lasting = { scopes: ['openid', 'offline_access'] }
      const { refresh_token } = (await world.token(await world.authorize(session, lasting))).data
      return {
        run: () => world.refresh(refresh_token),
        isAlive: async ({ data }) =>
          (await world.introspect(data.access_token)).active ||
          (await world.refresh(data.refresh_token)).status === 200,
      }
    },
  },
]
