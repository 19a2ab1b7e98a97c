import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

const Role = Type.Union([Type.Literal('read'), Type.Literal('act')])
/** RFC 3339 */
const Time = Type.String()
const Reply = Type.Object({})

/** What a browser’s WebAuthn call takes or returns, passed on as it is. */
const Json = Type.Object({}, { additionalProperties: true })

/** `projectId.token`, as the link of an invitation contains it. */
const Invitation = Type.String({ minLength: 1, maxLength: 256 })

const SignedIn = Type.Object({
  operator: Type.Object({ operator_id: Type.String(), name: Type.String(), role: Role }),
  project: Type.Object({ project_id: Type.String(), name: Type.String() }),
  /** Until when the operator may act without another proof. */
  acts_until: Time,
  expires_at: Time,
  /** The names of the operators who may act, for those who may not. */
  acting: Type.Array(Type.String()),
})

/** What a page gets that signed an operator in: the key for its calls from then on, too. */
const Entered = Type.Object({ ...SignedIn.properties, page_key: Type.String() })

const Project = Type.Optional(Type.String({ maxLength: 128 }))

/** The calls by which operators come in, and those about operators. */
export const operatorOperations = defineConsoleOperations({
  readSession: {
    method: 'GET',
    path: '/session',
    needs: 'operator',
    isPersonal: true,
    summary: 'Who is signed in, in which project, and until when they may act',
    reply: SignedIn,
  },
  startSignIn: {
    method: 'POST',
    path: '/session/start',
    needs: 'nothing',
    summary: 'Begin a sign-in with a passkey; without a project in the first one',
    body: Type.Object({ project_id: Project }, strict),
    reply: Type.Object({ project_name: Type.String(), options: Json }),
  },
  signIn: {
    method: 'POST',
    path: '/session',
    needs: 'nothing',
    summary: 'Sign in with a passkey',
    body: Type.Object({ project_id: Project, credential: Json }, strict),
    reply: Entered,
  },
  signOut: {
    method: 'DELETE',
    path: '/session',
    needs: 'operator',
    isPersonal: true,
    summary: 'Sign out',
    reply: Reply,
  },
  startProof: {
    method: 'POST',
    path: '/proof/start',
    needs: 'operator',
    isPersonal: true,
    summary: 'Begin to prove a passkey again',
    body: Type.Object({}, strict),
    reply: Type.Object({ options: Json }),
  },
  prove: {
    method: 'POST',
    path: '/proof',
    needs: 'operator',
    isPersonal: true,
    summary: 'Prove a passkey again, which allows acts for 15 minutes',
    body: Type.Object({ credential: Json }, strict),
    reply: SignedIn,
  },
  readInvitation: {
    method: 'POST',
    path: '/invitation',
    needs: 'nothing',
    summary: 'What an invitation is for',
    body: Type.Object({ invitation: Invitation }, strict),
    reply: Type.Object({
      project: Type.Object({ project_id: Type.String(), name: Type.String() }),
      role: Role,
      is_first: Type.Boolean(),
      expires_at: Time,
    }),
  },
  startJoining: {
    method: 'POST',
    path: '/invitation/start',
    needs: 'nothing',
    summary: 'Begin to create the passkey of a new operator',
    body: Type.Object(
      {
        invitation: Invitation,
        name: Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }),
      },
      strict,
    ),
    reply: Type.Object({ options: Json }),
  },
  join: {
    method: 'POST',
    path: '/invitation/accept',
    needs: 'nothing',
    summary: 'Become an operator: uses the invitation, keeps the passkey, and signs in',
    body: Type.Object({ invitation: Invitation, credential: Json }, strict),
    reply: Entered,
  },
  listOwnSessions: {
    method: 'GET',
    path: '/sessions',
    needs: 'operator',
    isPersonal: true,
    summary: 'The sessions of the operator who calls, newest first',
    reply: Type.Object({
      sessions: Type.Array(
        Type.Object({
          session_id: Type.String(),
          started_at: Time,
          expires_at: Time,
          browser: Type.String(),
          ip_address: Type.String(),
          is_current: Type.Boolean(),
        }),
      ),
    }),
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/sessions/:session_id',
    needs: 'operator',
    isPersonal: true,
    summary: 'End one session of the operator who calls',
    reply: Reply,
  },
  endOtherOwnSessions: {
    method: 'DELETE',
    path: '/sessions',
    needs: 'operator',
    isPersonal: true,
    summary: 'End all sessions of the operator who calls, but the one that calls',
    reply: Type.Object({ ended: Type.Integer() }),
  },
  listOperators: {
    method: 'GET',
    path: '/operators',
    needs: 'operator',
    summary: 'The operators, and the invitations that were not used yet',
    reply: Type.Object({
      operators: Type.Array(
        Type.Object({
          operator_id: Type.String(),
          name: Type.String(),
          role: Role,
          passkeys: Type.Integer(),
          created_at: Time,
          last_seen_at: Time,
        }),
      ),
      invitations: Type.Array(
        Type.Object({ invitation_id: Type.String(), role: Role, expires_at: Time }),
      ),
    }),
  },
  invite: {
    method: 'POST',
    path: '/operators/invitations',
    needs: 'act',
    isPersonal: true,
    summary: 'Invite an operator: the link works once, for 48 hours',
    body: Type.Object({ role: Role }, strict),
    reply: Type.Object({ invitation_id: Type.String(), url: Type.String(), expires_at: Time }),
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/operators/invitations/:invitation_id',
    needs: 'act',
    isPersonal: true,
    summary: 'Withdraw an invitation',
    reply: Reply,
  },
  removeOperator: {
    method: 'DELETE',
    path: '/operators/:operator_id',
    needs: 'act',
    isPersonal: true,
    summary: 'Remove an operator; their open pages can do nothing from then on',
    reply: Reply,
  },
})
