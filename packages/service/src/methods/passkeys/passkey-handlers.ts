/** Handlers of `webauthn/*` for pages. */
import type { RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { getOwnSession } from '../../accounts/sessions/get-own-session.ts'
import { findIntermediateSession } from '../../accounts/sessions/intermediate-session.ts'
import { readSessionOptions } from '../../accounts/sessions/read-session-options.ts'
import { toSessionMinutes } from '../../accounts/sessions/session-end.ts'
import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { toAuthReply } from '../../accounts/sessions/to-auth-reply.ts'
import { toPasskeyView } from '../../declarations/passkeys/to-passkey-view.ts'
import { toSignals } from '../../declarations/passkeys/to-signals.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { checkNewPasskey, completeNewPasskey, holdEnrolling } from './enrol-passkey.ts'
import { finishAuthentication, type ProvedPasskey } from './finish-authentication.ts'
import { finishRegistration } from './finish-registration.ts'
import { renamePasskey } from './rename-passkey.ts'
import { type Claimant, startAuthentication } from './start-authentication.ts'
import { type Registrant, startRegistration } from './start-registration.ts'

type PageHandlers = Handlers<typeof api.passkeys.page>
type RegistrationHandlers = Pick<
  PageHandlers,
  'registerStart' | 'register' | 'registerCheck' | 'registerComplete'
>
type AuthenticationHandlers = Pick<
  PageHandlers,
  'authenticateStartPrimary' | 'authenticateStartSecondary' | 'authenticate'
>

/** Creates the handlers. */
export const createPasskeyHandlers = (dependencies: Dependencies): PageHandlers => ({
  ...createRegistrationHandlers(dependencies),
  ...createAuthenticationHandlers(dependencies),

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
})

function createRegistrationHandlers(dependencies: Dependencies): RegistrationHandlers {
  const { rateLimits } = dependencies
  return {
    async registerStart(call) {
      const { project, source, body } = call
      await rateLimits.takeOfSource('passkeyStartPerSource', project, source)
      const registrant = await findRegistrant(dependencies, call)
      const options = await startRegistration(dependencies, registrant, body)
      return {
        user_id: registrant.user.userId,
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
        dependencies,
        call,
        await finishRegistration(
          dependencies,
          registrant,
          body.public_key_credential,
          sessionOptions,
        ),
      )
    },

    async registerCheck(call) {
      const { project, source, body } = call
      await rateLimits.takeAuthenticate(project, source)
      const enrolling = await findEnrolling(dependencies, call)
      const json = body.public_key_credential
      const { registrationId, codes } = await checkNewPasskey(dependencies, enrolling, json)
      return {
        user_id: enrolling.user.userId,
        webauthn_registration_id: registrationId,
        recovery_codes: [...codes],
      }
    },

    async registerComplete(call) {
      const { project, source, body } = call
      const asked = readMinutes(call)
      await rateLimits.takeAuthenticate(project, source)
      const enrolling = await findEnrolling(dependencies, call)
      const registrationId = body.webauthn_registration_id
      const minutes = asked ?? enrolling.intermediate.minutes
      const added = { registrationId, minutes }
      return toReply(dependencies, call, await completeNewPasskey(dependencies, enrolling, added))
    },
  }
}

function createAuthenticationHandlers(dependencies: Dependencies): AuthenticationHandlers {
  const { rateLimits } = dependencies
  const start = async (
    { project, source, origin, body: { domain } }: Call<{ readonly domain: string }>,
    findUser: () => Promise<Pick<Claimant, 'userId' | 'sessionId' | 'intermediateId'>>,
  ) => {
    await rateLimits.takeOfSource('passkeyStartPerSource', project, source)
    const claimant = { project, origin, domain, ...(await findUser()) }
    const options = await startAuthentication(dependencies, claimant)
    return { public_key_credential_request_options: JSON.stringify(options) }
  }
  return {
    authenticateStartPrimary: (call) =>
      start(call, async () => ({ userId: null, sessionId: null })),

    authenticateStartSecondary: (call) =>
      start(call, async () => {
        const token = call.body.intermediate_session_token
        if (token !== undefined) {
          const { projectId } = call.project
          const first = await findIntermediateSession(dependencies, projectId, token)
          const { challengeId: intermediateId } = first.intermediate
          return { userId: first.user.userId, sessionId: null, intermediateId }
        }
        const { user, session } = await getOwnSession(dependencies, call)
        return { userId: user.userId, sessionId: session.sessionId }
      }),

    async authenticate(call) {
      const { project, source, body } = call
      const ownOptions = readSessionOptions(call, body)
      await rateLimits.takeAuthenticate(project, source)
      const sessionOptions = (await readFirstStep(dependencies, call)) ?? ownOptions
      return toReply(
        dependencies,
        call,
        await finishAuthentication(
          dependencies,
          { project, source },
          body.public_key_credential,
          sessionOptions,
        ),
      )
    },
  }
}

const toReply = async (dependencies: Dependencies, call: Call, proved: ProvedPasskey) => ({
  ...(await toAuthReply(dependencies, call, proved)),
  webauthn_registration_id: proved.passkey.registrationId,
  webauthn_signals: toSignals(proved.user, proved.user.credentials.passkeys, {
    projectName: call.project.name,
  }),
})

/** Finds a user in the middle of a sign-in that has to add a second step. */
async function findEnrolling(
  dependencies: Dependencies,
  call: Call<{ intermediate_session_token: string }>,
) {
  const token = call.body.intermediate_session_token
  const { project, source, origin } = call
  const first = await findIntermediateSession(dependencies, project.projectId, token)
  return { project, source, origin, ...first, session: null }
}

async function findRegistrant(
  dependencies: Dependencies,
  call: Call<{ intermediate_session_token?: string }>,
): Promise<Registrant> {
  const { intermediate_session_token: token } = call.body
  if (token === undefined) return { ...call, ...(await getOwnSession(dependencies, call)) }
  const body = { intermediate_session_token: token }
  const enrolling = await findEnrolling(dependencies, { ...call, body })
  const now = dependencies.clock.now()
  await dependencies.storage.transaction((tx) => holdEnrolling(tx, enrolling, now))
  return enrolling
}

/** The duration of the session that a call between the two steps asks for: the first step has asked already. */
const readMinutes = ({ project, body }: Call<{ session_duration_minutes?: number }>) =>
  body.session_duration_minutes === undefined
    ? null
    : toSessionMinutes(project, body.session_duration_minutes)

/** Reads the first step of a sign-in that the passkey completes; null for a call without one. */
async function readFirstStep(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof api.passkeys.page.authenticate>>,
): Promise<SessionOptions | null> {
  const { intermediate_session_token: token, remember_device } = call.body
  if (token === undefined) return null
  const { projectId } = call.project
  const { intermediate } = await findIntermediateSession(dependencies, projectId, token)
  return {
    minutes: readMinutes(call) ?? intermediate.minutes,
    sessionToken: null,
    intermediate,
    isDeviceToBeRemembered: remember_device ?? false,
  }
}
