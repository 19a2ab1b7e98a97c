/** Passkeys for the host's back end: the host names the user, and its own page calls the browser. */
import type { api } from '@portico/contract/schemas'
import { toHostAuthReply } from '../../accounts/sessions/to-host-auth-reply.ts'
import { toSessionOptions } from '../../accounts/sessions/to-session-options.ts'
import { toPersonSource } from '../../accounts/sign-in/person-source.ts'
import { getUser } from '../../accounts/users/get-user.ts'
import { toPasskeyView } from '../../declarations/passkeys/to-passkey-view.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { finishAuthentication, type ProvedPasskey } from './finish-authentication.ts'
import { finishRegistration } from './finish-registration.ts'
import { renamePasskey } from './rename-passkey.ts'
import { startAuthentication } from './start-authentication.ts'
import type { Registrant } from './start-registration.ts'
import { startRegistration } from './start-registration.ts'

type Webauthn = typeof api.passkeys.backEnd

// These calls carry no attributes, so the user's IP address and browser are unknown.
const source = toPersonSource({ body: {} })

/** Creates the handlers of `/v1/webauthn`. */
export function createHostPasskeyHandlers(dependencies: Dependencies): Handlers<Webauthn> {
  const { storage } = dependencies
  const toRegistrant = async (
    { project }: Pick<Call, 'project'>,
    id: string,
  ): Promise<Registrant> => ({
    project,
    source,
    origin: null,
    user: await getUser(storage, project.projectId, id),
    session: null,
  })
  const toReply = async (call: Pick<Call, 'project'>, proved: ProvedPasskey) => ({
    ...(await toHostAuthReply(dependencies, call, proved)),
    webauthn_registration_id: proved.passkey.registrationId,
  })
  return {
    async registerStart(call) {
      const { body } = call
      const registrant = await toRegistrant(call, body.user_id)
      // Only a page can create a passkey without asking.
      const asked = { ...body, conditional_mediation: false }
      const options = await startRegistration(dependencies, registrant, asked)
      return {
        user_id: registrant.user.userId,
        public_key_credential_creation_options: JSON.stringify(options),
      }
    },

    async register(call) {
      const { body } = call
      const sessionOptions = await toSessionOptions(dependencies, call)
      const registrant = await toRegistrant(call, body.user_id)
      const { public_key_credential: json } = body
      return toReply(call, await finishRegistration(dependencies, registrant, json, sessionOptions))
    },

    async authenticateStart({ project, body }) {
      const user = body.user_id ? await getUser(storage, project.projectId, body.user_id) : null
      const options = await startAuthentication(dependencies, {
        project,
        origin: null,
        domain: body.domain,
        userId: user?.userId ?? null,
        sessionId: null,
      })
      return {
        user_id: user?.userId ?? '',
        public_key_credential_request_options: JSON.stringify(options),
      }
    },

    async authenticate(call) {
      const { project, body } = call
      const sessionOptions = await toSessionOptions(dependencies, call)
      const { public_key_credential: json } = body
      return toReply(
        call,
        await finishAuthentication(dependencies, { project, source }, json, sessionOptions),
      )
    },

    async update({ project, body, params }) {
      const id = params.webauthn_registration_id ?? ''
      // The id comes from a URL, so its format is checked before the lookup.
      const isId = /^[\w-]{1,128}$/.test(id)
      const owner = isId ? await storage.passkeys.findOwner(project.projectId, id) : null
      const user = owner === null ? null : await storage.users.findById(project.projectId, owner)
      if (!user) throw new AuthError('webauthn_registration_not_found')
      const renaming = { project, user, actor: hostActor, source, id, name: body.name }
      const { passkey } = await renamePasskey(dependencies, renaming)
      return { webauthn_registration: toPasskeyView(passkey) }
    },

    async listCredentials({ project, params }) {
      const { projectId } = project
      const { userId } = await getUser(storage, projectId, params.user_id ?? '')
      const passkeys = await storage.passkeys.listOfUser(projectId, userId)
      return {
        credentials: passkeys
          .filter(({ domain }) => domain === params.domain)
          .map(({ credentialId, registrationId, publicKey }) => ({
            credential_id: credentialId,
            webauthn_registration_id: registrationId,
            type: 'public-key',
            public_key: publicKey,
          })),
      }
    },
  }
}
