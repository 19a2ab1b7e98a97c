/** What a page calls when somebody registers a passkey and signs in by it: the words of most tests of it. */
import type { TestDatabaseLocation } from './count-rows.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'
import { runSql } from './run-sql.ts'

/** The page that tests stand on, unless they say otherwise. */
export const pageOrigin = 'https://app.example.com'
const domain = 'app.example.com'

/** What of an authenticator is called here. */
interface PageAuthenticator {
  create(options: string): string
  get(options: string): string
}

const from = (session?: string, origin = pageOrigin) => ({
  ...(session && { session }),
  headers: { origin },
})

/** Reads options off an answer; throws its text if it is none. */
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

/** Starts one and returns its options. */
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

/** Starts one and returns its options. */
export const takeRequestOptions = async (...asked: Parameters<typeof startLogIn>) =>
  toOptions(await startLogIn(...asked), 'public_key_credential_request_options')

/** Starts one of a person who is signed in already, and returns its options. */
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

/** A person who signed in by mail and registered a passkey; throws if that fails. */
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

/** What tampering must not change: the project's passkeys with their counters, and its sessions. */
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
