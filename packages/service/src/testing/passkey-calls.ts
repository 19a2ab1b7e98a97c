/** The calls by which a page registers a passkey and signs in with it, for tests. */
import type { TestDatabaseLocation } from './count-rows.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'
import { runSql } from './run-sql.ts'

/** The origin of pages in tests, unless they set another. */
export const pageOrigin = 'https://app.example.com'
const domain = 'app.example.com'

/** The functions of an authenticator that are used here. */
interface PageAuthenticator {
  create(options: string): string
  get(options: string): string
}

const from = (session?: string, origin = pageOrigin) => ({
  ...(session && { session }),
  headers: { origin },
})

/** Reads options from an answer; throws the answer's text if it has none. */
function toOptions(answer: TestAnswer, key: string): string {
  const options: unknown = answer.data[key]
  if (typeof options !== 'string') throw new Error(answer.text)
  return options
}

export const startRegistration = (
  world: TestService,
  session: string,
  body: object = {},
  origin = pageOrigin,
) =>
  world.post(
    '/webauthn/register/start',
    { domain, return_passkey_credential_options: true, ...body },
    from(session, origin),
  )

/** Starts a registration and returns its options. */
export const takeCreationOptions = async (...asked: Parameters<typeof startRegistration>) =>
  toOptions(await startRegistration(...asked), 'public_key_credential_creation_options')

export const register = (
  world: TestService,
  session: string,
  public_key_credential: unknown,
  origin = pageOrigin,
) =>
  world.post(
    '/webauthn/register',
    { public_key_credential, session_duration_minutes: 30 },
    from(session, origin),
  )

export const startLogIn = (world: TestService, body: object = {}, origin = pageOrigin) =>
  world.post(
    '/webauthn/authenticate/start/primary',
    { domain, return_passkey_credential_options: true, ...body },
    from(undefined, origin),
  )

/** Starts a sign-in and returns its options. */
export const takeRequestOptions = async (...asked: Parameters<typeof startLogIn>) =>
  toOptions(await startLogIn(...asked), 'public_key_credential_request_options')

/** Starts a sign-in for a signed-in user and returns its options. */
export const takeSecondaryOptions = async (world: TestService, session: string) =>
  toOptions(
    await world.post('/webauthn/authenticate/start/secondary', { domain }, from(session)),
    'public_key_credential_request_options',
  )

export const logInByPasskey = (
  world: TestService,
  public_key_credential: unknown,
  session?: string,
  origin = pageOrigin,
) =>
  world.post(
    '/webauthn/authenticate',
    { public_key_credential, session_duration_minutes: 30 },
    from(session, origin),
  )

/** Creates a user who signed in by mail and registered a passkey; throws when a call fails. */
export async function enrolPasskey(
  world: TestService,
  authenticator: PageAuthenticator,
  email = 'ada@example.com',
) {
  const session: string = (await world.signIn(email)).session_token
  const credential = authenticator.create(await takeCreationOptions(world, session))
  const answer = await register(world, session, credential)
  if (answer.status !== 200) throw new Error(answer.text)
  const registrationId: string = answer.data.webauthn_registration_id
  const userId: string = answer.data.user_id
  const renewed: string = answer.data.session_token
  return { session: renewed, userId, registrationId, answer }
}

/** Reads the state that tampering must not change: the project's passkeys with their counters, and its sessions. */
export async function readPasskeyState(database: TestDatabaseLocation, { project }: TestService) {
  const [passkeys, sessions] = await Promise.all([
    runSql(
      database,
      'select registration_id, counter, last_used_at from webauthn_registrations where project_id = ? order by registration_id',
      [project.projectId],
    ),
    runSql(database, 'select count(*) as n from sessions where project_id = ?', [
      project.projectId,
    ]),
  ])
  return {
    passkeys: passkeys.map((row) => ({ ...row, counter: Number(row.counter) })),
    sessions: Number(sessions[0]?.n),
  }
}
