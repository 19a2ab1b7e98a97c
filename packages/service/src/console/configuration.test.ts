import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toWrittenConfig } from '../kernel/config/to-written-config.ts'
import { openConsole } from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

describe.each(pickEngines('sqlite'))('the configuration in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  /** Opens the console of a service that read this file and this environment. */
  const start = async () => {
    const settings = {
      deletionDays: 7,
      privateMode: false,
      allowedOrigins: ['https://app.example.com'],
      webhooks: [
        { endpointId: 'shop', url: 'https://u:pass@shop.example', secretEnv: 'SHOP_HOOK' },
      ],
    }
    const identity = {
      projectId: 'project-test-written',
      publicToken: 'public-token-test-written',
      secretEnv: 'SHOP_SECRET',
      name: 'Shop',
    }
    const env = {
      SHOP_SECRET: 'secret-test-0123456789',
      SHOP_HOOK: secret,
      PORTICO_ROOT_KEY: 'root-key-of-the-service',
      DATABASE_URL: 'postgres://portico:database-word@db.example/portico',
      PORTICO_BASE_URL: 'https://auth.example.com',
    }
    const written = toWrittenConfig(
      {
        name: 'portico.config.ts',
        config: {
          projects: [
            { ...identity, projectId: 'project-test-0', deletionDays: 3 },
            { ...identity, ...settings },
          ],
        },
      },
      env,
      null,
      ['SHOP_SECRET', 'SHOP_HOOK', 'CRM_SECRET'],
    )
    const projects = new Map(written.projects)
    const world = await fixture.start({
      config: { admin: true, mode: 'production', written: { ...written, projects } },
      project: { deletionDays: 7, emailDomains: ['mail.example.com'] },
    })
    const own = written.projects.get('project-test-written')
    if (own) projects.set(world.project.projectId, own)
    const page = await openConsole(world, { role: 'read' })
    return page.get('/configuration')
  }

  test('each key has its value, its place and its default, and those that nobody wrote are there as well', async () => {
    const { data } = await start()
    expect([data.file, data.place]).toEqual(['portico.config.ts', 'projects[1]'])
    const find = (key: string) => data.settings.find((one: { key: string }) => one.key === key)
    expect(find('deletionDays')).toEqual({
      key: 'deletionDays',
      value: '7',
      default: '14',
      source: 'file',
    })
    // written, and the same as without
    expect(find('privateMode')).toMatchObject({ value: 'false', default: 'false', source: 'file' })
    expect(find('factors.require')).toMatchObject({ value: '"off"', source: 'default' })
    expect(find('emailDomains')).toMatchObject({
      value: '["mail.example.com"]',
      default: '[]',
      source: 'service',
    })
    expect(find('captcha')).toMatchObject({ value: 'null', default: 'null', source: 'default' })
    expect(find('webhooks').value).toContain('"secretEnv":"SHOP_HOOK"')
    const keys = data.settings.map(({ key }: { key: string }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('oauth.providers')
    expect(find('rates.operatorStartPerSource')).toBeDefined()
  })

  test('a variable that may hold a secret says only whether it is set', async () => {
    const { data, text } = await start()
    const find = (name: string) => data.variables.find((one: { name: string }) => one.name === name)
    expect(find('SHOP_HOOK')).toEqual({ name: 'SHOP_HOOK', is_set: true, value: null })
    expect(find('CRM_SECRET')).toEqual({ name: 'CRM_SECRET', is_set: false, value: null })
    expect(find('DATABASE_URL')).toEqual({ name: 'DATABASE_URL', is_set: true, value: null })
    expect(find('PORTICO_BASE_URL').value).toBe('https://auth.example.com')
    for (const word of [secret, 'secret-test', 'root-key-of', 'database-word', 'u:pass']) {
      expect([word, text.includes(word)]).toEqual([word, false])
    }
  })
})
