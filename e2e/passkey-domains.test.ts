/** Where passkeys work, and what a developer reads where they do not. */
import { takeFirst, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byPasskey } from './support/configurations.ts'
import type { MountOptions } from './support/host-options.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { arrive } from './support/passkey-page.ts'
import { notCreated, unknown } from './support/passkey-texts.ts'
import { address, prepareHosts } from './support/prepare-hosts.ts'
import { main } from './support/surfaces.ts'
import { addAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const domain = 'fieldnotes.example'
const apex = `https://${domain}`
const app = `https://app.${domain}`
/** A sub-domain that the project does not name. */
const unlisted = `https://www.${domain}`
/** A site that may use the passkeys of the domain. */
const related = 'https://fieldpapers.example'
/** A site of the project's that has passkeys of its own. */
const apart = 'https://fieldtrips.example'
const byAddress = `https://${address}`
const listFile = '/.well-known/webauthn'

const byPasskeyOf = (domain: string): MountOptions => ({
  config: { ...byPasskey.config, passkeyOptions: { domain } },
})
const mount = byPasskeyOf(domain)

/** Goes where autofill signs the person in as soon as the form stands. */
async function signInAt(origin: string, at: Visit, email: string) {
  await at.page.goto(origin)
  await at.heading('Success!').waitFor()
  await at.status.getByText(`Signed in as ${email}`).waitFor()
  expect(new URL(at.page.url()).origin).toBe(origin)
  expect(await at.errors()).toEqual([])
  await at.opened.expectNoErrors()
}

/** Asks for a passkey, in vain. @returns what the developer is told */
async function failToRegister(at: Visit): Promise<string> {
  await at.widget.getByRole('button', { name: 'Create a Passkey' }).click()
  await at.widget.getByRole('alert').getByText(notCreated).waitFor()
  await expect.poll(async () => (await at.errors()).length).toBeGreaterThan(0)
  return (await at.errors()).join('\n')
}

/** Presses the button, in vain. @returns what the developer is told */
async function failToSignIn(origin: string, at: Visit): Promise<string> {
  await withoutAutofill(at.page)
  await at.page.goto(origin)
  await at.widget.getByRole('button', { name: 'Login with a Passkey' }).click()
  await at.widget.getByRole('alert').getByText(unknown).waitFor()
  await at.status.getByText('Signed out').waitFor()
  return (await at.errors()).join('\n')
}

describe('passkeys of a domain', () => {
  const getHosts = prepareHosts({
    allowLoopback: false,
    allowedOrigins: [apex, app, related, apart, byAddress],
    passkeys: {
      domain,
      name: null,
      relatedOrigins: [related],
      userVerification: 'required',
      freshSessionMinutes: null,
      automaticUpgrade: false,
    },
  })

  /** Somebody who is signed in, with a device, where passkeys are registered. */
  async function start(origin: string, options: MountOptions, email: string) {
    const hosts = getHosts()
    const at = await hosts.visit(origin, options, null)
    const device = await addAuthenticator(at.page)
    const passkeys = await arrive(hosts.world, at, email)
    return { ...hosts, at, device, passkeys }
  }

  inLongRun('packages/service/src/methods/passkeys/attacks-origins').each(
    takeFirst([
      ['at the sub-domain', app, apex],
      ['at the domain', apex, app],
    ]),
  )('registered %s sign the user in at both', async (name, here, there) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`
    const { at, device, passkeys } = await start(here, mount, email)
    await passkeys.register()
    expect(await device.count()).toBe(1)
    await passkeys.signOut()
    await signInAt(there, at, email)
    await passkeys.signOut()
    await signInAt(here, at, email)
  })

  inLongRun('packages/service/src/methods/passkeys/attacks-origins')(
    'sign the user in at a related site that the domain lists',
    async () => {
      const bob = 'bob@example.com'
      const { at, passkeys, requests } = await start(app, mount, bob)
      await passkeys.register()
      await passkeys.signOut()
      const before = requests.length
      await signInAt(related, at, bob)
      expect(requests.slice(before)).toContain(listFile)
    },
  )

  inLongRun('packages/service/src/methods/passkeys/attacks-origins')(
    'registered at a related site sign the user in at the domain',
    async () => {
      const eve = 'eve@example.com'
      const { at, passkeys } = await start(related, mount, eve)
      await passkeys.register()
      await passkeys.signOut()
      await signInAt(apex, at, eve)
    },
  )

  inLongRun('packages/service/src/methods/passkeys/attacks-origins')(
    'a log-in page configured with a foreign domain tells the developer once, and the user nothing',
    async () => {
      const { visit } = getHosts()
      const at = await visit(apex, byPasskeyOf('stranger.example'))
      await expect
        .poll(async () => (await at.errors()).join())
        .toContain('set passkeys.domain to it')
      await at.page.waitForLoadState('networkidle')
      expect(await at.errors()).toHaveLength(1)
      expect(await at.widget.locator('.st-banner').count()).toBe(0)
      await at.emailField.waitFor()
    },
  )

  inLongRun('packages/service/src/methods/passkeys/attacks-origins')(
    'the developer of a related site is told when the domain does not list the site',
    async () => {
      const { at, device, files } = await start(related, mount, 'finn@example.com')
      files[listFile] = '<h1>Page not found</h1>'
      try {
        const message = await failToRegister(at)
        expect(message).toContain(`The domain "${domain}" is not for the page at ${related}.`)
        expect(message).toContain(`${apex}${listFile} must list that origin`)
        expect(await device.count()).toBe(0)
      } finally {
        delete files[listFile]
      }
    },
  )

  inLongRun('packages/service/src/methods/passkeys/attacks-origins')(
    'a separate site has passkeys of its own host, and they work only there',
    async () => {
      const gus = 'gus@example.com'
      const { at, passkeys } = await start(apart, byPasskey, gus)
      await passkeys.register()
      await passkeys.signOut()
      await signInAt(apart, at, gus)
      // the browser offers nothing at another domain
      expect(await failToSignIn(apex, at)).toContain('The person did not go on')
    },
  )

  inLongRun('packages/service/src/methods/passkeys/attacks-origins')(
    'a subdomain’s own passkeys do not work at the domain',
    async () => {
      const { at, passkeys } = await start(app, byPasskey, 'hal@example.com')
      await passkeys.register()
      await passkeys.signOut()
      expect(await failToSignIn(apex, at)).toContain('The person did not go on')
    },
  )

  const notIts = (origin: string, domain: string) =>
    `The page at ${origin} does not belong to "${domain}": send its own host name or a domain above it`
  test.each(
    takeFirst(
      [
        ['a domain that is not the page’s', apart, mount, notIts(apart, domain)],
        ['a site that is not related', apart, mount, 'add the origin to passkeys.relatedOrigins'],
        ['a sub-domain', apex, byPasskeyOf(`app.${domain}`), notIts(apex, `app.${domain}`)],
        [
          'a foreign domain',
          apex,
          byPasskeyOf('stranger.example'),
          '"stranger.example" is not a host of this project: set passkeys.domain to it, or add its origin to allowedOrigins.',
        ],
        [
          'a domain without a dot',
          apex,
          byPasskeyOf('example'),
          'The domain "example" must have a dot',
        ],
        [
          'an IP address',
          byAddress,
          byPasskey,
          `The domain "${address}" must be a name, not an IP address; for local development use localhost.`,
        ],
        ['a page at an IP address', byAddress, mount, notIts(byAddress, domain)],
        ['an unlisted sub-domain', unlisted, mount, `"${unlisted}" is not in allowedOrigins.`],
        [
          'an unlisted sub-domain with its own passkeys',
          unlisted,
          byPasskey,
          `"${unlisted}" is not in allowedOrigins.`,
        ],
      ],
      1,
    ),
  )(
    'a request is refused with an error that says what to change: %s',
    async (name, origin, options, sentence) => {
      const email = `${name.replaceAll(/[^a-z]/gi, '-')}@example.com`
      const { at, device, passkeys } = await start(origin, options, email)
      expect(await failToRegister(at)).toContain(sentence)
      expect(await device.count()).toBe(0)
      await at.page.context().clearCookies()
      expect(await failToSignIn(origin, at)).toContain(sentence)
      expect(await passkeys.loginButton.isEnabled()).toBe(true)
    },
  )
})

describe('passkeys in development', () => {
  const startJourney = prepareJourneys()

  test('work on localhost, with nothing configured', async () => {
    const ada = 'ada@example.com'
    const { world, host, visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byPasskey, path: null })
    await addAuthenticator(at.page)
    const passkeys = await arrive(world, at, ada)
    await passkeys.register()
    await passkeys.signOut()
    await signInAt(host.origin, at, ada)
  })

  test('W-09 in a frame on another site, passkeys fail with an error naming the missing permission; the e-mail form works', async () => {
    const { host, visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byPasskey, path: null })
    await at.page.goto(host.origin.replace('localhost', '127.0.0.1'))
    await at.page.evaluate((url) => {
      const frame = document.createElement('iframe')
      frame.src = url
      document.body.append(frame)
    }, host.origin)
    const framed = at.page.frameLocator('iframe')
    await framed.getByRole('button', { name: 'Login with a Passkey' }).click()
    await framed.getByRole('alert').getByText(unknown).waitFor()
    await framed
      .getByText(
        'the element needs allow="publickey-credentials-get *; publickey-credentials-create *"',
      )
      .waitFor({ state: 'attached' })
    await framed.getByLabel('Email').fill('ada@example.com')
    await framed.getByRole('button', { name: 'Continue with email' }).click()
    await framed.getByRole('heading', { name: 'Check your email' }).waitFor()
  })

  inLongRun('packages/service/src/methods/passkeys/attacks-origins')(
    'are refused at 127.0.0.1, with a hint to use localhost',
    async () => {
      const { world, host, visit } = await startJourney({ surface: main })
      const at = await visit({ mount: byPasskey, path: null })
      await at.page.goto(host.origin.replace('localhost', '127.0.0.1'))
      await arrive(world, at)
      expect(await failToRegister(at)).toContain(
        'The domain "127.0.0.1" must be a name, not an IP address; for local development use localhost.',
      )
    },
  )
})
