/**
 * Load for a service that is about to be killed, and a ledger of what it said before: only an answer that
 * arrived is a promise. What was asked and never answered may have happened or not.
 */
import { createHash, randomBytes } from 'node:crypto'
import { clientApp, type KillableService } from './killable-service.ts'
import type { MailKind, MailSink } from './mail-sink.ts'

/** A code or a link's token, ready to be presented. */
export interface OneTimeToken {
  readonly kind: MailKind
  readonly token: string
  readonly methodId: string
}

/** What one life of the service promised. */
export interface Ledger {
  /** Messages whose request was answered: they have to arrive. */
  readonly sends: { readonly to: string; readonly kind: MailKind }[]
  /** Answered sign-ins: the session lives, the token is used. */
  readonly sessions: Set<string>
  readonly used: OneTimeToken[]
  /** Answered sign-ups by password, at most a few: each costs a hash to hold it to its word. */
  readonly passwords: { readonly email: string; readonly password: string }[]
  /** Presented, and no answer came. */
  readonly unanswered: Set<OneTimeToken>
  /** Sessions of answered sign-outs and blocks, and session tokens that a proof replaced. */
  readonly revoked: string[]
  /** Answered blocks. */
  readonly blocked: string[]
  /** Refresh tokens of a client app: the newest that was answered of each sign-in. */
  readonly refreshTokens: { newest: string }[]
  /** Presented, and no answer came. */
  readonly unansweredRefreshTokens: Set<string>
  /** Those that a refresh used, each of a sign-in of its own: to present one ends all of its sign-in. */
  readonly usedRefreshTokens: string[]
  /** Answers that were neither a success nor cut off. */
  readonly unexpected: string[]
}

export const createLedger = (): Ledger => ({
  sends: [],
  sessions: new Set(),
  used: [],
  passwords: [],
  unanswered: new Set(),
  revoked: [],
  blocked: [],
  refreshTokens: [],
  unansweredRefreshTokens: new Set(),
  usedRefreshTokens: [],
  unexpected: [],
})

/** How many promises a ledger holds. */
export const countAcknowledged = (ledger: Ledger): number =>
  [
    ledger.sends,
    ledger.used,
    ledger.passwords,
    ledger.revoked,
    ledger.blocked,
    ledger.refreshTokens,
    ledger.usedRefreshTokens,
  ].reduce((sum, { length }) => sum + length, 0)

/** Presents a code or a link's token once. */
export const present = (service: KillableService, { kind, token, methodId }: OneTimeToken) =>
  kind === 'code'
    ? service.post('/otps/authenticate', { token, method_id: methodId })
    : service.post('/magic_links/authenticate', { token })

/** Nobody is met twice: what was mailed to somebody of an earlier load, or of a first try, is not for them. */
let loads = 0

/**
 * People sign up by code and again by link, or by link and out again, `people` of them at a time, until
 * the service stops answering.
 *
 * @returns once all of them were cut off
 */
export async function runLoad(
  service: KillableService,
  sink: MailSink,
  ledger: Ledger,
  options: { readonly people: number; readonly isOver: () => boolean },
): Promise<void> {
  const load = ++loads
  let count = 0
  const live = async () => {
    while (!options.isOver()) {
      count += 1
      const to = `person-${load}-${count}@example.com`
      const life = lives[count % lives.length] ?? signInTwice
      // No answer, no promise: a connection was cut, and the next person comes.
      await life(service, sink, ledger, to, options.isOver).catch(() => pause(20))
    }
  }
  await Promise.all(Array.from({ length: options.people }, live))
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

type Life = (
  service: KillableService,
  sink: MailSink,
  ledger: Ledger,
  to: string,
  isOver: () => boolean,
) => Promise<void>

const signInTwice: Life = async (service, sink, ledger, to, isOver) => {
  const first = await signIn(service, sink, ledger, to, 'code', isOver)
  if (first !== null) await signIn(service, sink, ledger, to, 'link', isOver)
}

const signInAndOut: Life = async (service, sink, ledger, to, isOver) => {
  const session = await signIn(service, sink, ledger, to, 'link', isOver)
  if (session === null) return
  // From here on until the answer nobody knows whether it still lives.
  ledger.sessions.delete(session)
  const answer = await service.post('/sessions/revoke', {}, session)
  if (answer.status === 200) ledger.revoked.push(session)
  else ledger.unexpected.push(`revoke: ${answer.status}`)
}

/** Signs up by a password, and in again by it: a session that is answered lives, and so does the password. */
const signUpByPassword: Life = async (service, _sink, ledger, to) => {
  if (ledger.passwords.length >= 6) return signInByPasswordAgain(service, ledger)
  const password = `seven wooden lighthouses ${to}`
  const body = { email: to, password, session_duration_minutes: 60 }
  const answer = await service.post('/passwords', body)
  // Too many passwords at once, on a busy machine: nothing was promised.
  if (answer.status === 503) return pause(50)
  if (answer.status !== 200) {
    ledger.unexpected.push(`sign up by password: ${answer.status}`)
    return
  }
  ledger.passwords.push({ email: to, password })
  ledger.sessions.add(answer.data.session_token)
}

let turns = 0

async function signInByPasswordAgain(service: KillableService, ledger: Ledger): Promise<void> {
  // all in turn: an attempt that could not be finished counts as a guess, and one account has few
  const known = ledger.passwords[turns % ledger.passwords.length]
  turns += 1
  const answer = await logIn(service, known ?? { email: '', password: '' })
  if (answer.status === 503) return
  if (answer.status === 200) ledger.sessions.add(answer.data.session_token)
  else ledger.unexpected.push(`log in by password: ${answer.status}`)
}

/** Logs somebody in by their password; asks again where the service is too busy to look. */
export async function logIn(service: KillableService, person: Ledger['passwords'][number]) {
  const body = { ...person, session_duration_minutes: 60 }
  let answer = await service.post('/passwords/authenticate', body)
  for (let tries = 0; answer.status === 503 && tries < 50; tries += 1) {
    await pause(200)
    answer = await service.post('/passwords/authenticate', body)
  }
  return answer
}

/** Signs in, and is blocked by the host. */
const beBlocked: Life = async (service, sink, ledger, to, isOver) => {
  const session = await signIn(service, sink, ledger, to, 'link', isOver)
  if (session === null) return
  const { status, data } = await service.post('/sessions/authenticate', {}, session)
  if (status !== 200) return void ledger.unexpected.push(`authenticate: ${status}`)
  const userId: string = data.user.user_id
  ledger.sessions.delete(session)
  const answer = await service.callAsHost('PUT', `/users/${userId}/block`)
  if (answer.status !== 200) return void ledger.unexpected.push(`block: ${answer.status}`)
  ledger.revoked.push(session)
  ledger.blocked.push(userId)
}

/** Signs in by code and sets a password: the session goes on under a new token. */
const setPassword: Life = async (service, sink, ledger, to, isOver) => {
  const session = await signIn(service, sink, ledger, to, 'code', isOver)
  if (session === null) return
  ledger.sessions.delete(session)
  const password = `nine copper submarines ${to}`
  const answer = await service.post('/passwords/session/reset', { password }, session)
  if (answer.status === 503) return pause(50)
  if (answer.status !== 200) return void ledger.unexpected.push(`set password: ${answer.status}`)
  ledger.revoked.push(session)
  ledger.sessions.add(answer.data.session_token)
  ledger.passwords.push({ email: to, password })
}

/** Lets a client app in, which refreshes its tokens. */
const useClientApp: Life = async (service, sink, ledger, to, isOver) => {
  const session = await signIn(service, sink, ledger, to, 'link', isOver)
  if (session === null) return
  const verifier = randomBytes(32).toString('base64url')
  const request = {
    client_id: clientApp.clientId,
    redirect_uri: clientApp.redirectUri,
    response_type: 'code',
    scopes: ['openid', 'offline_access'],
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const started = await service.post('/idp/oauth/authorize/start', request, session)
  if (started.status !== 200) return void ledger.unexpected.push(`authorize: ${started.status}`)
  const decision = { ...request, consent_granted: true }
  const submitted = await service.post('/idp/oauth/authorize/submit', decision, session)
  if (submitted.status !== 200) return void ledger.unexpected.push(`let in: ${submitted.status}`)
  const first = await service.postToken({
    grant_type: 'authorization_code',
    code: submitted.data.authorization_code,
    redirect_uri: clientApp.redirectUri,
    client_id: clientApp.clientId,
    code_verifier: verifier,
  })
  if (first.status !== 200) return void ledger.unexpected.push(`tokens: ${first.status}`)
  ledger.unansweredRefreshTokens.add(first.data.refresh_token)
  const second = await refresh(service, first.data.refresh_token)
  // Refused for want of a database it happened or did not, as without an answer.
  if (second.status !== 503) ledger.unansweredRefreshTokens.delete(first.data.refresh_token)
  if (second.status !== 200) return void ledger.unexpected.push(`refresh: ${second.status}`)
  if (ledger.refreshTokens.length > ledger.usedRefreshTokens.length)
    ledger.usedRefreshTokens.push(first.data.refresh_token)
  else ledger.refreshTokens.push({ newest: second.data.refresh_token })
}

/** Presents a refresh token once. */
export const refresh = (service: KillableService, refreshToken: string) =>
  service.postToken({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: clientApp.clientId,
  })

const lives: readonly Life[] = [
  signInTwice,
  signInAndOut,
  signUpByPassword,
  beBlocked,
  useClientApp,
  setPassword,
]

async function signIn(
  service: KillableService,
  sink: MailSink,
  ledger: Ledger,
  to: string,
  kind: MailKind,
  isOver: () => boolean,
): Promise<string | null> {
  const path =
    kind === 'code' ? '/otps/email/login_or_create' : '/magic_links/email/login_or_create'
  const sent = await service.post(path, { email: to })
  if (sent.status !== 200) {
    ledger.unexpected.push(`send ${kind}: ${sent.status}`)
    await pause(50)
    return null
  }
  ledger.sends.push({ to, kind })
  const secret = await waitForMail(sink, to, kind, isOver)
  if (secret === null) return null
  const token = { kind, token: secret, methodId: sent.data.method_id ?? '' }
  ledger.unanswered.add(token)
  const answer = await present(service, token)
  if (answer.status !== 503) ledger.unanswered.delete(token)
  if (answer.status !== 200) {
    ledger.unexpected.push(`authenticate ${kind}: ${answer.status}`)
    return null
  }
  ledger.used.push(token)
  ledger.sessions.add(answer.data.session_token)
  return answer.data.session_token
}

async function waitForMail(sink: MailSink, to: string, kind: MailKind, isOver: () => boolean) {
  while (!isOver()) {
    const secret = sink.find(to, kind)
    if (secret !== null) return secret
    await pause(5)
  }
  return null
}
