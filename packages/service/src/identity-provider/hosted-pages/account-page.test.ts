import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { newClientApp } from '../testing/client-apps.ts'
import { createIdpWorld } from '../testing/create-idp-world.ts'
import { accountPageWords } from './account-page-words.ts'

const ada = 'ada@example.com'
const elsewhere = {
  ...createTestProject().identityProvider,
  authorizationUrl: 'https://app.example.com/authorize',
  logoutUrl: 'https://app.example.com/logout',
}

describe.each(pickEngines('sqlite'))('the hosted account on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const start = async (project: Partial<ProjectConfig> = {}) => {
    const world = await fixture.start({ project: { name: 'Meridian & Sons', ...project } })
    return { world, cookie: `stytch_session=${(await world.signIn(ada)).session_token}` }
  }
  const open = (
    { service, project }: TestService,
    query = '',
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const url = `${project.identityProvider.path}/account${query}`
    return service.app.inject({ url, headers })
  }

  test('a user who is not signed in signs in first, on the same URL, and reads to what', async () => {
    const { world } = await start()
    const page = await open(world)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('data-step="sign-in" data-methods="otp"')
    expect(page.body).toContain('<h1>Sign in to <bdi>Meridian &amp; Sons</bdi></h1></div>')
    expect(page.body).toContain('<title>Account - Meridian &amp; Sons</title>')
  })

  test('the account of a signed-in user has the project’s theme, what users may change, and a button that signs out', async () => {
    const { brand } = createTestProject()
    const { world, cookie } = await start({
      brand: { ...brand, theme: 'quartz' },
      account: {
        hosted: null,
        parts: { deletion: 'off', emails: 'read' },
        fields: [{ key: 'company', label: { en: 'Company', de: 'Firma “&"' }, kind: 'text' }],
      },
    })
    const page = await open(world, '', { cookie, 'accept-language': 'de' })
    expect(page.body).toContain('data-step="account"')
    expect(page.body).toContain('data-parts="apps:edit deletion:off emails:read"')
    expect(page.body).toContain('data-theme="quartz"')
    expect(page.body).not.toContain('data-recovery-codes')
    expect(page.body).toContain('data-fields="[{&quot;key&quot;:&quot;company&quot;')
    expect(page.body).not.toContain('Firma “&"')
    expect(page.body).toContain('<html lang="de">')
    expect(page.body).toContain(`data-do="leave" disabled>${accountPageWords.de.signOut}</button>`)
    // the mails of the page are in the language that the link to it asks for
    expect(page.body).not.toContain('data-locale')
    const asked = await open(world, '?ui_locales=fr', { cookie, 'accept-language': 'de' })
    expect(asked.body).toContain('data-locale="fr"')
  })

  test('where users make recovery codes in it, the sign-in in front of it takes them', async () => {
    const { world } = await start({
      account: { hosted: null, parts: { recoveryCodes: 'edit' }, fields: null },
    })
    expect((await open(world)).body).toContain('data-recovery-codes=""')
  })

  test('a user whose account is about to be deleted is asked first whether to keep it', async () => {
    const { world, cookie } = await start()
    const session = cookie.split('=')[1] ?? ''
    await world.post('/users/me/delete', { confirmation: 'delete' }, { session })
    world.advance(61_000)
    const again = (await world.signIn(ada)).session_token
    const page = await open(world, '', { cookie: `stytch_session=${again}` })
    expect(page.body).toContain('data-step="sign-in"')
    expect(page.body).toContain('data-is-leaving=""')
  })

  test('FRM-01 no state of it can be framed, nothing inline runs in it, and no image of another origin loads', async () => {
    const { world, cookie } = await start()
    const pages = await Promise.all([
      open(world),
      open(world, '', { cookie }),
      open(world, '?stytch_token_type=magic_links&token=x', { cookie }),
    ])
    for (const { headers, body } of pages) {
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("img-src 'self' data:;")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(body).not.toMatch(/<script(?! type="module" src=)|<style|\sstyle=|\son\w+=/)
    }
  })

  test('the logos of the apps that have access may load, and no other', async () => {
    const logoUrl = 'https://logos.example.com/notes.png'
    const world = await createIdpWorld({
      storage: fixture.storage,
      apps: [
        newClientApp({ logoUrl }),
        newClientApp({ clientId: 'other', logoUrl: 'https://o.example/x' }),
      ],
    })
    onTestFinished(world.close)
    const session = String((await world.signIn(ada)).session_token)
    const readPolicy = async () => {
      const headers = { cookie: `stytch_session=${session}` }
      const page = await world.service.app.inject({ url: `${world.issuerPath}/account`, headers })
      return page.headers['content-security-policy']
    }
    expect(await readPolicy()).toContain("img-src 'self' data:;")
    await world.authorize(session)
    expect(await readPolicy()).toContain("img-src 'self' data: https://logos.example.com;")
  })

  test('a token in the URL is used before the account is shown', async () => {
    const { world, cookie } = await start()
    const page = await open(world, '?stytch_token_type=oauth&token=x', { cookie })
    expect(page.body).toContain('data-step="return"')
  })

  test('a project whose sign-in page is the host’s has it only if it asks for it, and may then call the service from there', async () => {
    const status = async (project: Partial<ProjectConfig>) => {
      const { world } = await start(project)
      return (await open(world)).statusCode
    }
    expect(await status({})).toBe(200)
    expect(await status({ account: { hosted: false, parts: null, fields: null } })).toBe(404)
    expect(await status({ identityProvider: elsewhere })).toBe(404)
    const account = { hosted: true, parts: null, fields: null }
    expect(await status({ identityProvider: elsewhere, account })).toBe(200)
  })

  test('a page of the host’s static files is served instead', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-account-'))
    await writeFile(join(folder, 'account.html'), 'the host’s own')
    const { identityProvider } = createTestProject()
    const world = await fixture.start({
      project: { identityProvider: { ...identityProvider, path: '' } },
      config: { staticFolders: [folder] },
    })
    expect((await open(world)).body).toBe('the host’s own')
    await rm(folder, { recursive: true })
  })
})
