import { redirectUri } from '../../identity-provider/testing/client-apps.ts'
import {
  logInByPasskey,
  register,
  takeCreationOptions,
  takeSecondaryOptions,
} from '../passkey-calls.ts'
import { better } from '../password-calls.ts'

import { minutes, type Operation } from './operation.ts'

/** Operations in a session: proofs of further factors, and all changes of credentials. */
export const inSession: readonly Operation[] = [
  {
    name: 'code of an authenticator app',
    basis: 'session',
    async prepare({ world, addApp, codeOf }, { userId, session }) {
      const { secret } = await addApp(userId, true)
      const body = { totp_code: codeOf(secret), ...minutes }
      return { run: () => world.post('/totps/authenticate', body, { session }) }
    },
  },
  {
    name: 'first code of a new authenticator app',
    basis: 'session',
    async prepare({ world, addApp, codeOf }, { userId, session }) {
      const { secret } = await addApp(userId, false)
      const body = { totp_code: codeOf(secret), ...minutes }
      return { run: () => world.post('/totps/authenticate', body, { session }) }
    },
  },
  {
    name: 'recovery code',
    basis: 'session',
    async prepare({ world, addApp }, { userId, session }) {
      const { recoveryCode } = await addApp(userId, true)
      const body = { recovery_code: recoveryCode, ...minutes }
      return { run: () => world.post('/totps/recover', body, { session }) }
    },
  },
  {
    name: 'code of an authenticator app, by the host',
    basis: 'session',
    async prepare({ host, addApp, codeOf }, { userId, session }) {
      const { secret } = await addApp(userId, true)
      const body = { user_id: userId, totp_code: codeOf(secret), session_token: session }
      return { run: () => host.post('/totps/authenticate', { ...body, ...minutes }) }
    },
  },
  {
    name: 'recovery code, by the host',
    basis: 'session',
    async prepare({ host, addApp }, { userId, session }) {
      const { recoveryCode } = await addApp(userId, true)
      const body = { user_id: userId, recovery_code: recoveryCode, session_token: session }
      return { run: () => host.post('/totps/recover', { ...body, ...minutes }) }
    },
  },
  {
    name: 'password in a session that the host names',
    basis: 'session',
    prepare: async ({ host }, { email, password, session }) => ({
      run: () =>
        host.post('/passwords/authenticate', {
          email,
          password,
          session_token: session,
          ...minutes,
        }),
    }),
  },
  {
    name: 'passkey as a further factor',
    basis: 'session',
    async prepare(fixture, owner) {
      const { device, member } = await fixture.addPasskey(owner)
      const credential = device.get(await takeSecondaryOptions(fixture.world, member.session))
      return { member, run: () => logInByPasskey(fixture.world, credential, member.session) }
    },
  },
  {
    name: 'password set in the session',
    basis: 'session',
    prepare: async ({ world }, { session }) => ({
      run: () =>
        world.post(
          '/passwords/session/reset',
          { password: `${better} again`, ...minutes },
          { session },
        ),
    }),
  },
  {
    name: 'password set in the session, by the host',
    basis: 'session',
    prepare: async ({ host }, { session }) => ({
      run: () =>
        host.post('/passwords/session/reset', {
          password: `${better} again`,
          session_token: session,
          ...minutes,
        }),
    }),
  },
  {
    name: 'passkey added',
    basis: 'session',
    async prepare({ world, createDevice }, { session }) {
      const credential = createDevice().create(await takeCreationOptions(world, session))
      return { run: () => register(world, session, credential) }
    },
  },
  {
    name: 'passkey renamed',
    basis: 'session',
    async prepare(fixture, owner) {
      const { registrationId, member } = await fixture.addPasskey(owner)
      const { session } = member
      return {
        member,
        run: () =>
          fixture.world.send(
            'PUT',
            `/webauthn/update/${registrationId}`,
            { name: 'Mine' },
            { session },
          ),
      }
    },
  },
  {
    name: 'passkey removed',
    basis: 'session',
    async prepare(fixture, owner) {
      const { registrationId, member } = await fixture.addPasskey(owner)
      const path = `/users/webauthn_registrations/${registrationId}`
      return {
        member,
        run: () => fixture.world.send('DELETE', path, undefined, { session: member.session }),
      }
    },
  },
  {
    name: 'authenticator app added',
    basis: 'session',
    prepare: async ({ world }, { session }) => ({
      run: () => world.post('/totps', {}, { session }),
    }),
  },
  {
    name: 'authenticator app removed',
    basis: 'session',
    async prepare({ world, addApp }, { userId, session }) {
      const { totpId } = await addApp(userId, true)
      return { run: () => world.send('DELETE', `/users/totps/${totpId}`, undefined, { session }) }
    },
  },
  {
    name: 'number added',
    basis: 'session',
    async prepare({ world, newNumber }, { session }) {
      const phone_number = newNumber()
      const sent = await world.post('/otps/sms/send/secondary', { phone_number }, { session })
      const { code } = await world.takeMail(phone_number)
      const body = { token: code, method_id: sent.data.method_id, ...minutes }
      return { run: () => world.post('/otps/authenticate', body, { session }) }
    },
  },
  {
    name: 'number removed',
    basis: 'session',
    async prepare({ world, addPhone }, { userId, session }) {
      const { phoneId } = await addPhone(userId)
      const path = `/users/phone_numbers/${phoneId}`
      return { run: () => world.send('DELETE', path, undefined, { session }) }
    },
  },
  {
    name: 'name and metadata',
    basis: 'session',
    prepare: async ({ world }, { session }) => ({
      run: () =>
        world.send(
          'PUT',
          '/users/me',
          { name: { first_name: 'Ada' }, untrusted_metadata: { shoe: 38 } },
          { session },
        ),
    }),
  },
  {
    name: 'address removed',
    basis: 'session',
    async prepare({ world, addEmail }, { userId, session }) {
      const emailId = await addEmail(userId)
      return { run: () => world.send('DELETE', `/users/emails/${emailId}`, undefined, { session }) }
    },
  },
  {
    name: 'client app authorized',
    basis: 'session',
    async prepare({ world }, { session }) {
      const params = world.request({ scopes: ['openid'], redirect_uri: redirectUri })
      await world.start(session, params)
      return { run: () => world.submit(session, params) }
    },
  },
]
