/** Holds a service to what it promised before it was killed, or lost its database. */
import { type Ledger, logIn, present, refresh } from './kill-load.ts'
import type { KillableService } from './killable-service.ts'

/** @returns what of its promises does not hold; empty when all do */
export async function findLostWrites(service: KillableService, ledger: Ledger): Promise<string[]> {
  const broken = [...ledger.unexpected]
  const isAlive = async (session: string) =>
    (await service.post('/sessions/authenticate', {}, session)).status === 200
  await inTurns([...ledger.sessions], async (session) => {
    if (!(await isAlive(session))) broken.push('an acknowledged session is lost')
  })
  await inTurns(ledger.revoked, async (session) => {
    if (await isAlive(session)) broken.push('a revoked session lives again')
  })
  await inTurns(ledger.blocked, async (userId) => {
    const { data } = await service.callAsHost('GET', `/users/${userId}`)
    if (data.is_locked !== true) broken.push('a block is lost')
  })
  await inTurns(ledger.refreshTokens, async (known) => {
    const { status, data } = await refresh(service, known.newest)
    if (status === 200) known.newest = data.refresh_token
    else broken.push('an acknowledged refresh token is lost')
  })
  await inTurns(ledger.usedRefreshTokens, async (token) => {
    if ((await refresh(service, token)).status === 200)
      broken.push('a used refresh token works again')
  })
  await inTurns(ledger.passwords, async (person) => {
    if ((await logIn(service, person)).status !== 200)
      broken.push('an acknowledged password is lost')
  })
  await inTurns(ledger.used, async (token) => {
    if ((await present(service, token)).status === 200)
      broken.push(`a used ${token.kind} works again`)
  })
  return broken
}

/** @returns what was asked and not answered and now works more than once; it happened or did not */
export async function findReusedTokens(
  service: KillableService,
  ledger: Ledger,
): Promise<string[]> {
  const broken: string[] = []
  await inTurns([...ledger.unanswered], async (token) => {
    const answers = await Promise.all([1, 2, 3].map(() => present(service, token)))
    const successes = answers.filter(({ status }) => status === 200).length
    if (successes > 1) broken.push(`an unanswered ${token.kind} worked ${successes} times`)
  })
  await inTurns([...ledger.unansweredRefreshTokens], async (token) => {
    const answers = await Promise.all([1, 2, 3].map(() => refresh(service, token)))
    const successes = answers.filter(({ status }) => status === 200).length
    if (successes > 1) broken.push(`an unanswered refresh token worked ${successes} times`)
  })
  return broken
}

/** A few at a time: the service is not what is measured here. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
}
