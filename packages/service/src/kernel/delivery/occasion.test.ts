import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { writePlaces } from '../../testing/write-places.ts'

const fixture = createServiceFixture(() => openTestStorage('sqlite'))
let folder: string
beforeAll(async () => {
  await fixture.open()
  folder = await mkdtemp(join(tmpdir(), 'portico-occasion-'))
  await writePlaces(join(folder, 'city.mmdb'), [
    {
      address: '203.0.113.7',
      record: { city: { names: { en: 'Lisbon' } }, country: { names: { en: 'Portugal' } } },
    },
  ])
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const headers = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'x-sdk-client': Buffer.from(JSON.stringify({ timezone: 'America/New_York' })).toString('base64'),
}

test.each(['/otps/email/login_or_create', '/magic_links/email/login_or_create'])(
  '%s: its mail says when, with what and near where it was requested',
  async (path) => {
    const world = await fixture.start({ config: { geoipDatabase: join(folder, 'city.mmdb') } })
    await world.post(path, { email: 'ada@example.com' }, { headers })
    const { text } = await world.takeMail('ada@example.com')
    expect(text).toContain(
      'Asked for: 15 Jan 2026, 07:00 (New York)\nBrowser: Safari on iPhone\nPlace: Near Lisbon, Portugal',
    )
  },
)

test('a forged time zone and user agent are not quoted in the mail', async () => {
  const world = await fixture.start()
  const telemetry = JSON.stringify({ timezone: '<b>Paris</b>', persistent_id: '<b>x</b>' })
  const lies = {
    'user-agent': 'Chrome/1 <b>Windows</b> https://evil.example',
    'x-sdk-client': Buffer.from(telemetry).toString('base64'),
  }
  await world.post('/otps/email/login_or_create', { email: 'ada@example.com' }, { headers: lies })
  const { text, html } = await world.takeMail('ada@example.com')
  expect(text).toContain('15 Jan 2026, 12:00 (UTC)\nBrowser: Chrome on Windows')
  expect(html + text).not.toMatch(/evil|Paris|<b>/)
})
