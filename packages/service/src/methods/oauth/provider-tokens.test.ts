/** A host reads a provider's token that has expired, many times at once and on two processes. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createSocialNetwork, dialects } from '@portico/testkit/social'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oauthSetting } from '../../declarations/oauth/oauth-setting.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createLogger } from '../../kernel/ops/create-logger.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createOauthBrowser, toLocation, toToken } from '../../testing/oauth-calls.ts'
import { openTokens, sealTokens } from './keep-registration.ts'

const projectId = 'project-test-refresh'
const address = dialects.discord.token
const isRefresh = ({ body }: { readonly body: string }) => body.includes('grant_type=refresh_token')

describe.each(pickEngines('postgres'))('tokens of a provider, on %s', (engine) => {
  let database: TestStorage
  let worlds: readonly TestService[] = []
  const lines: string[] = []
  let meanwhile: (() => Promise<unknown>) | null = null
  let refuse: (() => Promise<Response>) | null = null
  const network = createSocialNetwork({
    redirectUris: [`https://auth.example.com/v1/oauth/callback/${projectId}`],
    clients: { discord: { clientId: 'c', clientSecret: 's' } },
    now: () => first().now(),
  })
  const first = (): TestService => {
    const [one] = worlds
    if (!one) throw new Error('There is no world.')
    return one
  }
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const create = async (storage: TestStorage['storage']) =>
      createTestService({
        storage,
        startAt: Date.now(),
        log: createLogger('warn', { write: (line) => void lines.push(line) }),
        fetch: async (input, init) => {
          const isSpent = String(init?.body).includes('grant_type=refresh_token')
          if (isSpent && refuse) return refuse()
          const answer = await network.fetch(input, init)
          if (isSpent) await meanwhile?.()
          return answer
        },
        project: {
          projectId,
          oauth: oauthSetting.toConfig(
            {
              requireSameBrowser: false,
              providers: { discord: { clientId: 'c', clientSecretEnv: 'SECRET' } },
            },
            { secrets: { SECRET: 's' } },
          ),
        },
      })
    worlds = [await create(database.storage), await create(database.reopen())]
  })
  afterAll(async () => {
    for (const world of worlds) await world.close()
    await database.remove()
  })
  const enter = async (subject: string) => {
    const email = `${subject}@example.com`
    network.person('discord', { subject, email, isEmailVerified: true, firstName: 'Ada' })
    const browser = createOauthBrowser(first())
    const { url } = await network.decide(toLocation(await browser.start('discord')), 'continue')
    const token = toToken(await browser.follow(url))
    const { data } = await first().post('/oauth/authenticate', {
      token,
      session_duration_minutes: 5,
    })
    return String(data.user_id)
  }
  const expire = () => {
    for (const world of worlds) world.advance(3_600_000)
  }
  const read = (userId: string, n = 20) =>
    Promise.all(
      Array.from({ length: n }, (_, i) =>
        createHostCalls(worlds[i % worlds.length] ?? first()).get(`/users/${userId}/oauth/discord`),
      ),
    )
  const countRefreshes = () =>
    network.requests.filter((sent) => sent.url === address && isRefresh(sent)).length

  test('S4: twenty reads on two processes refresh once, and all get the new token', async () => {
    const userId = await enter('twenty')
    for (let round = 1; round <= 3; round += 1) {
      expire()
      const before = countRefreshes()
      // a provider that is slower than those who wait look again
      meanwhile = () => sleep(300)
      const answers = await read(userId)
      meanwhile = null
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const tokens = answers.map(({ data }) => data.registrations[0].access_token)
      expect([new Set(tokens).size, countRefreshes() - before]).toEqual([1, 1])
    }
  })

  test('S4: a refusal is asked for once as well, and is a warning that says what the host can do', async () => {
    const userId = await enter('refused')
    expire()
    lines.length = 0
    let asked = 0
    refuse = async () => {
      asked += 1
      // a read that begins after the refusal asks again, so all of them begin before it
      await sleep(1_000)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    }
    const answers = await read(userId)
    refuse = null
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]))
    expect(answers[0]?.data.error_type).toBe('unable_to_refresh_oauth_token')
    expect(answers[0]?.data.error_message).toContain('sign in with the provider again')
    expect(asked).toBe(1)
    const written = lines.map((line) => JSON.parse(line))
    expect(new Set(written.map(({ level }) => level))).toEqual(new Set(['warn']))
    expect(written[0].message).toContain('sign in with the provider again')
    // and the next read asks again
    const [late] = await read(userId, 1)
    expect(late?.status).toBe(200)
  })

  test('S4: a sign-in during the refresh keeps the new refresh token, and not the spent one', async () => {
    const userId = await enter('meanwhile')
    expire()
    const { oauth } = database.storage
    meanwhile = async () => {
      meanwhile = null
      const [row] = await oauth.listOfUser(projectId, userId, 'discord')
      if (!row) throw new Error('There is no registration.')
      // What a sign-in does whose provider gave no refresh token: it seals the same one anew.
      const keyRing = createKeyRing(first().config.rootKey)
      const same = sealTokens({ keyRing }, row, openTokens({ keyRing }, row))
      expect(await oauth.replaceTokens(row, same)).toBe(true)
    }
    expect((await read(userId, 1))[0]?.status).toBe(200)
    expire()
    expect((await read(userId, 1))[0]?.status).toBe(200)
  })
})
