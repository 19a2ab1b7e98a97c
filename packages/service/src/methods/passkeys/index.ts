/** Sign-in with a passkey: registering it, proving it, naming it. */
import { api } from '@portico/contract/schemas'
import { getOwnSession } from '../../accounts/sessions/get-own-session.ts'
import { readSessionOptions } from '../../accounts/sessions/read-session-options.ts'
import { toAuthReply } from '../../accounts/sessions/to-auth-reply.ts'
import { defineMethod } from '../../accounts/sign-in/define-method.ts'
import { passkeys as declaration } from '../../declarations/passkeys/index.ts'
import { toPasskeyView } from '../../declarations/passkeys/to-passkey-view.ts'
import { toSignals } from '../../declarations/passkeys/to-signals.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { createHostPasskeyHandlers } from './back-end.ts'
import { finishAuthentication, type ProvedPasskey } from './finish-authentication.ts'
import { finishRegistration } from './finish-registration.ts'
import { passkeyLine } from './passkey-line.ts'
import { registerRelatedOrigins } from './register-related-origins.ts'
import { renamePasskey } from './rename-passkey.ts'
import { type Claimant, startAuthentication } from './start-authentication.ts'
import { startRegistration } from './start-registration.ts'

/** The operations `webauthn/*`, and the file of related origins. */
export const passkeys = defineMethod(declaration, {
  ...api.passkeys,
  line: passkeyLine,
  create(dependencies) {
    const { config, rateLimits } = dependencies
    const toReply = async (call: Call, proved: ProvedPasskey) => ({
      ...(await toAuthReply(dependencies, call, proved)),
      webauthn_registration_id: proved.passkey.registrationId,
      webauthn_signals: toSignals(proved.user, proved.user.credentials.passkeys, {
        projectName: call.project.name,
      }),
    })
    const start = async (
      { project, source, origin, body: { domain } }: Call<{ readonly domain: string }>,
      findUser: () => Promise<Pick<Claimant, 'userId' | 'sessionId'>>,
    ) => {
      await rateLimits.takeOfSource('passkeyStartPerSource', project, source)
      const claimant = { project, origin, domain, ...(await findUser()) }
      const options = await startAuthentication(dependencies, claimant)
      return { public_key_credential_request_options: JSON.stringify(options) }
    }
    return {
      page: {
        async registerStart(call) {
          const { project, source, body } = call
          await rateLimits.takeOfSource('passkeyStartPerSource', project, source)
          const proved = await getOwnSession(dependencies, call)
          const options = await startRegistration(dependencies, { ...call, ...proved }, body)
          return {
            user_id: proved.user.userId,
            public_key_credential_creation_options: JSON.stringify(options),
          }
        },

        async register(call) {
          const { project, source, body } = call
          const sessionOptions = readSessionOptions(call, body)
          await rateLimits.takeAuthenticate(project, source)
          const proved = await getOwnSession(dependencies, call)
          const registrant = { ...call, ...proved }
          return toReply(
            call,
            await finishRegistration(
              dependencies,
              registrant,
              body.public_key_credential,
              sessionOptions,
            ),
          )
        },

        authenticateStartPrimary: (call) =>
          start(call, async () => ({ userId: null, sessionId: null })),

        authenticateStartSecondary: (call) =>
          start(call, async () => {
            const { user, session } = await getOwnSession(dependencies, call)
            return { userId: user.userId, sessionId: session.sessionId }
          }),

        async authenticate(call) {
          const { project, source, body } = call
          const sessionOptions = readSessionOptions(call, body)
          await rateLimits.takeAuthenticate(project, source)
          return toReply(
            call,
            await finishAuthentication(
              dependencies,
              { project, source },
              body.public_key_credential,
              sessionOptions,
            ),
          )
        },

        async update(call) {
          const { project, source, body, params } = call
          const { user, session } = await getOwnSession(dependencies, call)
          const renamed = await renamePasskey(dependencies, {
            project,
            user,
            session,
            source,
            actor: toActor(session),
            id: params.id ?? '',
            name: body.name,
          })
          return {
            webauthn_registration: toPasskeyView(renamed.passkey),
            webauthn_signals: toSignals(renamed.user, renamed.user.credentials.passkeys, {
              projectName: project.name,
            }),
          }
        },
      },
      backEnd: createHostPasskeyHandlers(dependencies),
      registerRoutes: (app) => registerRelatedOrigins(app, config.projects),
    }
  },
})
