import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashClientSecret } from '../../kernel/client-apps/client-secret.ts'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, terminal, run } = prepareTerminal()
const callback = 'https://app.example.com/callback'

beforeEach(async () => {
  await writeFile(
    join(heard.folder, 'portico.config.ts'),
    `export default { development: { identityProvider: { clientApps: [
      { clientId: 'shop', name: 'Shop', type: 'first_party_public', redirectUris: ['${callback}'] } ] } } }`,
  )
})

/** Reads the client apps and the audit log from the database. */
async function readStored() {
  const { projects, database } = await loadConfig(terminal())
  const projectId = projects[0]?.projectId ?? ''
  const storage = await openStorage(database)
  const clients = await storage.clients.list(projectId)
  const { rows: audit } = await storage.audit.list(projectId, {}, { after: null, limit: 10 })
  await storage.close()
  return { clients, audit }
}

describe('portico clients', () => {
  test('add prints the secret once and stores only its hash', async () => {
    expect(await run('clients', 'add', 'Field notes', '--redirect-uri', callback)).toBe(0)
    const clientId = /client id +(\S+)/.exec(heard.said.join('\n'))?.[1]
    const secret = /client secret +(\S+)/.exec(heard.said.join('\n'))?.[1] ?? ''
    expect(secret).toMatch(/^client-secret-test-[\w-]{43}$/)
    const { clients, audit } = await readStored()
    expect(clients).toMatchObject([
      {
        clientId,
        name: 'Field notes',
        origin: 'command',
        isFirstParty: false,
        secretHash: hashClientSecret(secret),
        metadata: { redirect_uris: [callback], token_endpoint_auth_method: 'client_secret_basic' },
      },
    ])
    expect(audit).toMatchObject([
      { action: 'client_app.added', actorKind: 'operator', actorId: 'grace' },
    ])
    expect(JSON.stringify({ clients, audit })).not.toContain(secret)
    await run('clients', 'list', '--json')
    expect(heard.said.join()).not.toContain(secret)
    expect(heard.said.join()).not.toContain(hashClientSecret(secret))
  })

  test('add takes every option of an app, and a public one gets no secret', async () => {
    const more = ['--first-party', '--public', '--native', '--id', 'phone', '--scope', 'openid']
    const uris = ['--redirect-uri', 'com.example.app:/cb', '--post-logout-redirect-uri', callback]
    expect(await run('clients', 'add', 'Phone', ...uris, ...more, '--scope', 'email')).toBe(0)
    expect(heard.said.join()).not.toContain('secret')
    const { clients } = await readStored()
    expect(clients).toMatchObject([
      {
        clientId: 'phone',
        isFirstParty: true,
        secretHash: null,
        metadata: {
          application_type: 'native',
          redirect_uris: ['com.example.app:/cb'],
          post_logout_redirect_uris: [callback],
          token_endpoint_auth_method: 'none',
          scope: 'openid email',
        },
      },
    ])
  })

  test.each([
    [['add'], 'clients add takes one name'],
    [['add', 'X'], 'redirect_uris must contain a URI'],
    [['add', 'X', '--redirect-uri', 'javascript:alert(1)'], 'redirect_uris must be https'],
    [['add', 'X', '--redirect-uri', `${callback}#x`], 'redirect_uris must have no'],
    [
      ['add', 'X', '--redirect-uri', callback, '--scope', 'fly'],
      'Unknown scope "fly". Known scopes:',
    ],
    [['add', 'X', '--redirect-uri', callback, '--id', 'shop'], 'client_id is taken'],
    [['add', 'X', '--public', '--key-url', callback], '--public is for apps'],
    [['add', 'X', '--secret'], 'There is no option --secret'],
    [['remove', 'shop'], 'This removes shop for good. Confirm with --yes'],
    [['delete'], 'There is no command "clients delete".'],
    [[], 'portico clients add'],
  ])('%j is refused with a reason', async (args, reason) => {
    expect(await run('clients', ...args)).toBe(2)
    expect(heard.complaints.join('\n')).toContain(reason)
    expect((await readStored().catch(() => ({ clients: [] }))).clients).toEqual([])
  })

  test('list shows every app with its origin', async () => {
    await run('clients', 'add', 'Notes\u001b[31m', '--redirect-uri', callback)
    expect(heard.complaints).toEqual(['client_name must be at most 100 printable characters.'])
    await run('clients', 'add', 'Notes', '--redirect-uri', callback, '--id', 'notes')
    expect(await run('clients', 'list')).toBe(0)
    expect(heard.said).toEqual([
      'shop  configuration  first-party, public  Shop',
      'notes  command        third-party          Notes',
    ])
  })

  test('remove removes an app that was added, and no other', async () => {
    await run('clients', 'add', 'Notes', '--redirect-uri', callback, '--id', 'notes')
    expect(await run('clients', 'remove', 'notes', '--yes')).toBe(0)
    expect(heard.said).toEqual(['Removed notes.'])
    expect(await run('clients', 'remove', 'notes', '--yes')).toBe(1)
    expect(heard.complaints[0]).toMatch(/^There is no client app notes in project-test-/)
    expect(await run('clients', 'remove', 'shop', '--yes')).toBe(1)
    expect(heard.complaints).toEqual(['shop is defined in portico.config.ts; remove it there.'])
    const { audit } = await readStored()
    // both entries may have the same millisecond, so their order is undefined
    const actions = audit.map(({ action }) => action)
    expect(actions.sort()).toEqual(['client_app.added', 'client_app.removed'])
  })
})
