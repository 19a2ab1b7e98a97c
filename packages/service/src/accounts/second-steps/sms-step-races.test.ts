import { isLongRun } from '@portico/testkit/run'
import { pickEngines } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { openSmsSuite } from '../../testing/open-sms-suite.ts'

/** How often a race is run. */
const rounds = isLongRun ? 60 : 1
/** How long the rounds of a race may take. */
const longestMs = 600_000

describe.each(pickEngines('postgres'))('races of a second step by text message on %s', (engine) => {
  const suite = openSmsSuite(engine, 'sms-race')
  const { turnOn, beginBySms, prove, countSessions, readUser } = suite
  type Owner = Awaited<ReturnType<typeof turnOn>>

  test(
    `of four calls with the same code one starts a session, in ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const user = await turnOn()
        const before = await countSessions(user.userId)
        const { token, code } = await beginBySms(user)
        const proved = await Promise.all([1, 2, 3, 4].map(() => prove(token, code)))
        expect(proved.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(await countSessions(user.userId)).toBe(before + 1)
      }
    },
    longestMs,
  )

  const host = () => createHostCalls(suite.world)
  /** What ends the step: the audit action that its transaction writes. */
  const ends: Readonly<Record<string, (user: Owner) => Promise<{ status: number }>>> = {
    'the number is removed': ({ phoneId }) => host().del(`/users/phone_numbers/${phoneId}`),
    'the app is removed': ({ totpId }) => host().del(`/users/totps/${totpId}`),
    'it is turned off': ({ userId }) => host().del(`/users/${userId}/second_steps/sms`),
  }

  test.each(Object.entries(ends))(
    `a code at the same time as %s signs in before it or not at all, in ${rounds} rounds`,
    async (_, end) => {
      for (let round = 0; round < rounds; round++) {
        const user = await turnOn()
        const before = await countSessions(user.userId)
        const { token, code } = await beginBySms(user)
        const [proved, ended] = await Promise.all([prove(token, code), end(user)])
        expect(ended.status).toBe(200)
        const signedIn = proved.status === 200 ? 1 : 0
        expect(await countSessions(user.userId)).toBe(before + signedIn)
        const phones = (await readUser(user.userId))?.credentials.phones ?? []
        expect(phones.some(({ stepBeside }) => stepBeside !== null)).toBe(false)
        // afterwards no code of it is worth anything
        expect((await prove(token, code)).status).toBe(404)
        expect(await countSessions(user.userId)).toBe(before + signedIn)
      }
    },
    longestMs,
  )

  test(
    `a number that is turned on as the app goes is no second step without it, in ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const user = await turnOn()
        expect((await ends['it is turned off']?.(user))?.status).toBe(200)
        const session = await suite.proveNumber(
          await suite.proveApp(user.secret, user.session),
          user.phone,
        )
        await Promise.all([suite.add(session, user.phoneId), ends['the app is removed']?.(user)])
        const phones = (await readUser(user.userId))?.credentials.phones ?? []
        expect(phones.some(({ stepBeside }) => stepBeside !== null)).toBe(false)
      }
    },
    longestMs,
  )
})
