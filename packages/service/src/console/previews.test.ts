import { takeRows } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noticeMessages } from '../accounts/notices/messages.ts'
import { mailLanguages, toDirection } from '../foundation/text/words.ts'
import { methodMessages, methodTexts } from '../methods/all-methods.ts'
import { createConsolePage, openConsole } from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestServiceOptions } from '../testing/create-test-service.ts'
import { listAudit } from '../testing/read-audit.ts'

/** What an author of a project's texts, or of its name, may write. */
const markup = '"><img src=x onerror=alert(1)><script>alert(1)</script><style>*{}</style>'

describe.each(pickEngines('sqlite'))('previews in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const start = async (project: TestServiceOptions['project'] = {}) => {
    const world = await fixture.start({ config: { admin: true }, project })
    return { world, page: await openConsole(world, { role: 'read' }) }
  }
  const toQuery = (values: Readonly<Record<string, string>>) => String(new URLSearchParams(values))

  test('a mail that is shown is sent to an address by an operator who acts, some in an hour, and the log keeps no address', async () => {
    const { world, page: reader } = await start()
    const page = await openConsole(world)
    const wanted = { template: 'passcode.login', language: 'de', to: ' me@example.com ' }
    const send = (change: object = {}) => page.post('/previews/mail', { ...wanted, ...change })
    expect((await send()).status).toBe(200)
    const mail = await world.takeMail('me@example.com')
    expect(mail.text).toContain('482913')
    const entry = (await listAudit(world)).find(({ action }) => action === 'message.tested')
    expect(entry).toMatchObject({
      ...{ actorKind: 'operator', actorId: page.operatorId, userId: null },
      details: { template: 'passcode.login', language: 'de' },
    })
    expect(JSON.stringify(entry)).not.toContain('me@example.com')
    expect((await reader.post('/previews/mail', wanted)).data.error_type).toBe('reading_only')
    for (const [change, error] of [
      [{ template: 'nonsense' }, 'preview_not_found'],
      [{ template: 'constructor' }, 'preview_not_found'],
      [{ language: 'xx' }, 'preview_not_found'],
      [{ to: 'nonsense' }, 'invalid_email'],
      [{ to: 'a@example.com\r\nBcc: b@example.com' }, 'invalid_email'],
    ] as const) {
      expect([change, (await send(change)).data.error_type]).toEqual([change, error])
    }
    const { max } = world.project.rates.operatorTestMailPerOperator
    for (let sent = 1; sent < max; sent += 1) await send()
    expect((await send()).data.error_type).toBe('too_many_requests')
    expect((await (await openConsole(world)).post('/previews/mail', wanted)).status).toBe(200)
  })

  test('every mail and every text that users can get is there, by name', async () => {
    const { page } = await start()
    const { data } = await page.get('/previews')
    const of = (channel: string) =>
      data.messages
        .filter((one: { channel: string }) => one.channel === channel)
        .map((one: { template: string }) => one.template)
        .toSorted()
    const mails = Object.keys({ ...methodMessages, ...noticeMessages }).toSorted()
    expect(of('email')).toEqual(mails)
    for (const channel of ['sms', 'whatsapp']) {
      expect(of(channel)).toEqual(Object.keys(methodTexts).toSorted())
    }
    expect(data.languages).toEqual(mailLanguages)
    // this service serves no widget
    expect(data).toMatchObject({ theme: 'default', card_problem: 'no_widget' })
  })

  test.each(takeRows(mailLanguages, ['en', 'ar']))(
    'each message is complete in %s: subject, text and HTML, without an empty place',
    async (language) => {
      const { page } = await start()
      const { data } = await page.get(`/previews?${toQuery({ language })}`)
      for (const { channel, template, title } of data.messages) {
        const query = { channel, template, language }
        const shown = await page.get(`/previews/message?${toQuery(query)}`)
        expect([template, shown.status]).toEqual([template, 200])
        const { subject, text, direction } = shown.data
        expect([template, direction]).toEqual([template, toDirection(language)])
        expect(`${title}${subject}${text}`, template).not.toMatch(/[{}]|undefined|null/)
        if (channel !== 'email') continue
        expect(subject).toBe(title)
        const framed = { template, language, scheme: 'light' }
        const mail = await page.get(`/previews/mail?${toQuery(framed)}`)
        expect(mail.text, template).toContain(`<html lang="${language}"`)
      }
    },
  )

  test('a mail is dark or light as asked, whatever the operator’s device prefers', async () => {
    const { page } = await start()
    const read = async (scheme: string) => {
      const query = { template: 'passcode.login', language: 'en', scheme }
      return (await page.get(`/previews/mail?${toQuery(query)}`)).text
    }
    const [light, dark] = [await read('light'), await read('dark')]
    expect(light + dark).not.toContain('prefers-color-scheme')
    expect(light).toContain('@media not all {')
    expect(dark).toContain('@media all {')
  })

  test('a framed document runs nothing, sends nothing, and is framed by the console alone', async () => {
    const { page } = await start()
    const query = toQuery({ template: 'passcode.login', language: 'en', scheme: 'light' })
    const { headers } = await page.get(`/previews/mail?${query}`)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    ['an object', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'object' }],
  ])('%s gets no framed document', async (_, headers) => {
    const { page } = await start()
    const query = toQuery({ template: 'passcode.login', language: 'en', scheme: 'light' })
    const answer = await page.get(`/previews/mail?${query}`, { headers })
    expect([answer.status, answer.data.error_type]).toEqual([403, 'wrong_page'])
  })

  test('markup in the name of the project and in its own texts is text', async () => {
    const { page } = await start({
      name: markup,
      emailTemplates: [{ templateId: 'own', subject: markup, heading: markup, text: markup }],
    })
    for (const template of ['passcode.login', 'session.started', 'magic-link.login']) {
      const query = { template, template_id: 'own', language: 'en' }
      const { text } = await page.get(`/previews/mail?${toQuery({ ...query, scheme: 'light' })}`)
      expect(text).toContain('&lt;script&gt;')
      for (const tag of ['<script', '<img', '<style>*']) expect(text).not.toContain(tag)
      const shown = await page.get(`/previews/message?${toQuery({ ...query, channel: 'email' })}`)
      expect(shown.headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })

  test('the project’s own texts are used where they are named', async () => {
    const own = { templateId: 'own', subject: 'Ahoy from {project}' }
    const { page, world } = await start({ emailTemplates: [own] })
    expect((await page.get('/previews')).data.template_ids).toEqual({ email: ['own'], text: [] })
    const query = { channel: 'email', template: 'passcode.login', language: 'de' }
    const read = async (more: Readonly<Record<string, string>>) =>
      (await page.get(`/previews/message?${toQuery({ ...query, ...more })}`)).data.subject
    expect(await read({ template_id: 'own' })).toBe(`Ahoy from ${world.project.name}`)
    expect(await read({})).toContain('482913')
  })

  test.each([
    ['an unknown template', { template: 'passcode.none', language: 'en' }],
    ['the name of a built-in property', { template: '__proto__', language: 'en' }],
    ['a language without mails', { template: 'passcode.login', language: 'xx' }],
    ['no language', { template: 'passcode.login', language: '' }],
  ])('%s has no preview', async (_, query) => {
    const { page } = await start()
    const paths = [
      `/previews/message?${toQuery({ ...query, channel: 'email' })}`,
      `/previews/mail?${toQuery({ ...query, scheme: 'dark' })}`,
    ]
    for (const path of paths) {
      const { status, data } = await page.get(path)
      expect([path, status, data.error_type]).toEqual([path, 404, 'preview_not_found'])
    }
  })

  test('a preview needs the session of an operator, and one that is removed sees none', async () => {
    const { world, page } = await start()
    const query = toQuery({ template: 'passcode.login', language: 'en', scheme: 'light' })
    const path = `/previews/mail?${query}`
    expect((await createConsolePage(world).get(path)).status).toBe(401)
    expect((await page.get(path)).status).toBe(200)
    const by = await openConsole(world)
    await by.del(`/operators/${page.operatorId}`)
    expect((await page.get(path)).status).toBe(401)
  })
})
