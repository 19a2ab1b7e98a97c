import { describe, expect, it } from 'vitest'
import { createFakeBrowser } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../testing/fake-service.ts'

const useLink = 'POST /magic_links/authenticate'
const followed =
  'https://app.example.com/welcome?plan=pro&stytch_token_type=magic_links&token=secret#top'

function createWorld(href: string) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const tab = createFakeBrowser({ clock, fetch: service.fetch }).openTab(href)
  return { service, tab, client: tab.connect() }
}

describe('a token in the address', () => {
  it('is reported, with whether it can be used', () => {
    const { client } = createWorld(followed)
    expect(client.parseAuthenticateUrl()).toEqual({
      handled: true,
      token: 'secret',
      tokenType: 'magic_links',
    })
    expect(
      client.parseAuthenticateUrl('https://a.example/?stytch_token_type=login&token=t'),
    ).toEqual({ handled: false, token: 't', tokenType: 'login' })
  })

  it.each(['https://app.example.com/', 'https://a.example/?token=t', 'not an address', ''])(
    'is not found in %j',
    async (href) => {
      const { client } = createWorld('https://app.example.com/')
      expect(client.parseAuthenticateUrl(href)).toBeNull()
      expect(await client.authenticateByUrl({}, href)).toBeNull()
    },
  )

  it('signs in, and is removed from the address before the call', async () => {
    const { service, tab, client } = createWorld(followed)
    const hrefs: string[] = []
    service.on(useLink, () => {
      hrefs.push(tab.getHref())
      return answer({ ...service.openSession(), method_id: 'email-test-1' })
    })
    const result = await client.authenticateByUrl({ session_duration_minutes: 60 })
    expect(result).toMatchObject({
      handled: true,
      tokenType: 'magic_links',
      data: { user_id: 'user-test-1', method_id: 'email-test-1' },
    })
    expect(hrefs).toEqual(['https://app.example.com/welcome?plan=pro#top'])
    expect(client.user.getSync()?.user_id).toBe('user-test-1')
    expect(service.requests.find(({ route }) => route === useLink)?.body).toEqual({
      token: 'secret',
      session_duration_minutes: 60,
    })
  })

  it('stays in the address only when the host says so', async () => {
    const { service, tab, client } = createWorld(followed)
    service.on(useLink, () => answer(service.openSession()))
    await client.authenticateByUrl({ clearParams: false })
    expect(tab.getHref()).toBe(followed)
  })

  it('is removed from the address even when it does not work', async () => {
    const { service, tab, client } = createWorld(followed)
    service.on(useLink, () => refuse(401, 'unable_to_auth_magic_link'))
    await expect(client.authenticateByUrl()).rejects.toMatchObject({
      error_type: 'unable_to_auth_magic_link',
    })
    expect(tab.getHref()).not.toContain('secret')
    expect(service.count(useLink)).toBe(1)
  })

  it('of another kind is returned to the caller, and no call is made', async () => {
    const href = 'https://app.example.com/?stytch_token_type=reset_password&token=t'
    const { service, tab, client } = createWorld(href)
    expect(await client.authenticateByUrl()).toEqual({
      handled: false,
      tokenType: 'reset_password',
      token: 't',
    })
    expect(tab.getHref()).toBe(href)
    expect(service.count(useLink)).toBe(0)
  })
})
