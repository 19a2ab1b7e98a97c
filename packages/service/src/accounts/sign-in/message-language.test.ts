import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { passwordRedirectUrls } from '../../testing/password-calls.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

const staff = {
  impersonator_id: 'staff-7',
  impersonator_email_address: 'sam@example.com',
  reason: 'Ticket 4711',
}

/** The subjects of a mail with a code, by language. */
const subjects = {
  en: /^\d{6} is your Example code$/,
  de: /^\d{6} ist Ihr Code für Example$/,
  fr: /^\d{6} est votre code Example$/,
  es: /^\d{6} es su código de Example$/,
}

const speaks = (language: string, browser = chrome) => ({
  headers: { 'accept-language': language, 'user-agent': browser },
})

/** Requests a code from a browser, and returns the subject of its mail. */
async function readSubject(
  world: TestService,
  email: string,
  { language, ...body }: { readonly language?: string; readonly locale?: string } = {},
) {
  const request = language === undefined ? {} : speaks(language, firefox)
  const sent = await world.post('/otps/email/login_or_create', { email, ...body }, request)
  expect(sent.status).toBe(200)
  return (await world.takeMail(email)).subject
}

async function signIn(world: TestService, email: string, language: string, browser = chrome) {
  const token = await world.sendLink(email)
  const answer = await world.post(
    '/magic_links/authenticate',
    { token, session_duration_minutes: 60 },
    speaks(language, browser),
  )
  expect(answer.status).toBe(200)
  return answer.data
}

describe.each(engines)('the language of messages on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const start = () =>
    fixture.startHost({
      project: { redirectUrls: passwordRedirectUrls, phones: { countries: ['US'] } },
    })

  test('is that of the call, else that of the calling browser, else the project’s', async () => {
    const { world } = await start()
    const read = (name: string, call: Parameters<typeof readSubject>[2]) =>
      readSubject(world, `${name}@example.com`, call)
    expect(await read('a', { locale: 'de-AT', language: 'fr' })).toMatch(subjects.de)
    expect(await read('b', { language: 'xx, fr;q=0.5, es;q=0.8' })).toMatch(subjects.es)
    expect(await read('c', { locale: 'xx', language: 'fr' })).toMatch(subjects.fr)
    expect(await read('d', { language: '*' })).toMatch(subjects.en)
    expect(await read('e', {})).toMatch(subjects.en)
  })

  test('is kept with the user at the first sign-in, and no later browser changes it', async () => {
    const { world } = await start()
    const email = 'first@example.com'
    const { user, session_token: session } = await signIn(world, email, 'de-DE,de;q=0.9')
    expect(user.locale).toBe('de')
    expect((await world.get('/users/me', { session })).data.locale).toBe('de')
    expect((await signIn(world, email, 'fr', firefox)).user.locale).toBe('de')
    expect((await signIn(world, email, 'es')).user.locale).toBe('de')
  })

  test('L1: a stranger who requests messages in another language does not change what the owner reads', async () => {
    const { world } = await start()
    const email = 'owner@example.com'
    await signIn(world, email, 'de')
    expect(await readSubject(world, email, { language: 'fr' })).toMatch(subjects.de)
    expect(await readSubject(world, email, { locale: 'xx', language: 'fr' })).toMatch(subjects.de)
    expect(await readSubject(world, email, { locale: 'es' })).toMatch(subjects.es)
  })

  test('L1: a new browser of a user without a language does not decide it', async () => {
    const { world, host } = await start()
    const email = 'before@example.com'
    const { user_id: userId } = await signIn(world, email, 'de')
    // as for a user who signed in before languages were kept
    await host.put(`/users/${userId}`, { locale: '' })
    expect((await signIn(world, email, 'fr', firefox)).user).not.toHaveProperty('locale')
    expect((await world.takeMail(email)).subject).toBe('Neue Anmeldung bei Ihrem Konto bei Example')
    expect((await signIn(world, email, 'de')).user.locale).toBe('de')
  })

  test('is the kept one in a message that the host’s back end sends, from any device', async () => {
    const { world, host } = await start()
    const email = 'host@example.com'
    const created = await host.post('/users', { email, locale: 'de-AT' })
    const { user_id: userId, email_id: emailId } = created.data
    const calls: [string, object][] = [
      ['/otps/email/login_or_create', { email }],
      ['/otps/email/send', { email, user_id: userId }],
      ['/magic_links/email/login_or_create', { email }],
      ['/magic_links/email/send', { email, user_id: userId }],
      ['/passwords/email/reset/start', { email }],
    ]
    for (const [path, body] of calls) {
      const sent = await host.post(path, body, speaks('fr'))
      expect([path, sent.status]).toEqual([path, 200])
      const mail = await world.takeMail(email)
      expect([path, mail.html.slice(0, 60)]).toEqual([
        path,
        expect.stringContaining('<html lang="de"'),
      ])
    }
    expect((await host.put(`/users/${userId}`, { locale: 'fr' })).status).toBe(200)
    await host.post('/otps/email/send', { email, email_id: emailId, user_id: userId })
    expect((await world.takeMail(email)).subject).toMatch(subjects.fr)
  })

  test('is the user’s choice in every message from then on, and in notices', async () => {
    const { world } = await start()
    const email = 'chooses@example.com'
    const { session_token: session } = await signIn(world, email, 'en')
    await world.send('PUT', '/users/me', { locale: 'fr' }, { session })
    expect(await readSubject(world, email, { language: 'de' })).toMatch(subjects.fr)
    await signIn(world, email, 'de', firefox)
    expect((await world.takeMail(email)).html).toContain('<html lang="fr"')
  })

  test('is the kept one in a text message', async () => {
    const { world, host } = await start()
    const number = '+12015550143'
    await host.post('/users', { phone_number: number, locale: 'de' })
    const sent = await world.post(
      '/otps/sms/login_or_create',
      { phone_number: number },
      speaks('fr'),
    )
    expect(sent.status).toBe(200)
    expect((await world.takeMail(number)).text).toMatch(/^\d{6} ist Ihr Code für Example\./)
  })

  test('is not kept by an impersonator’s sign-in, nor by a host that signs a user in', async () => {
    const { world, host } = await start()
    const created = await host.post('/users', { email: 'other@example.com' })
    const userId: string = created.data.user_id
    const issued = await host.post('/impersonation/token', { user_id: userId, ...staff })
    const { impersonation_token } = issued.data
    const acting = await world.post(
      '/impersonation/authenticate',
      { impersonation_token },
      speaks('fr'),
    )
    expect([acting.status, acting.data.user.locale]).toEqual([200, undefined])
    const token = (await host.post('/magic_links', { user_id: userId })).data.token
    const signedIn = await host.post(
      '/magic_links/authenticate',
      { token, session_duration_minutes: 5 },
      speaks('fr'),
    )
    expect(signedIn.status).toBe(200)
    expect(signedIn.data.user).not.toHaveProperty('locale')
  })
})
