import { takeFirst, takeRows } from '@portico/testkit/run'
import { installWallets, knownWallets } from '@portico/testkit/wallets'
import { describe, expect, test } from 'vitest'
import {
  budgetBytes,
  freeBytes,
  listBudgetFiles,
  listFirstFiles,
  methodBudgets,
  nameFile,
  readManifest,
  weigh,
} from '../scripts/budgets.mjs'
import { byCode, byLink, byPasskey, byPassword, byWallet } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, others, standalone } from './support/surfaces.ts'

/** What the files of the bundle hold: they are named by their hashes. */
const toNames = (files: readonly string[]) => {
  const manifest = readManifest()
  return files.map((file) => nameFile(manifest, file.replace('/bundle/', '')))
}

const weighAll = (files: readonly string[]) => weigh(files).reduce((sum, row) => sum + row.bytes, 0)

/** Runs in the page before its own scripts: notes what is done before a frame shows the e-mail field, and after it. */
function noteEarlyWork() {
  const work = { early: [] as string[], later: [] as string[] }
  Reflect.set(window, 'work', work)
  let isDrawn = false
  const note = (name: string) => {
    // the page itself asks at once who is signed in
    const isOfPage = new Error().stack?.includes('/host/host.js')
    if (!isOfPage) (isDrawn ? work.later : work.early).push(name)
  }
  const find = (root: ParentNode): boolean =>
    root.querySelector('input[type=email]') !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && find(shadowRoot))
  const look = () => {
    if (find(document)) isDrawn = true
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const { getItem } = Storage.prototype
  Storage.prototype.getItem = function (key) {
    note('local storage')
    return getItem.call(this, key)
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get(this: Document) {
      note('cookies')
      return cookie?.get?.call(this)
    },
  })
  const { fetch } = window
  window.fetch = (...args) => {
    note('fetch')
    return fetch(...args)
  }
}

const { Metamask } = knownWallets

describe.each(takeRows(standalone, [main]))('what a page loads, $name', (surface) => {
  const startJourney = prepareJourneys({
    isFresh: true,
    build: surface.root === 'light' ? 'full' : 'headless-shell',
  })

  test.each(
    takeFirst(
      [
        ['e-mail links', byLink],
        ['e-mail passcodes', byCode],
        ['passwords', byPassword],
      ],
      1,
    ),
  )(
    'the code loaded until the field for %s is usable stays within the budget, and the check counts all of it',
    async (_, mount) => {
      const { host, visit } = await startJourney({ surface })
      const at = await visit({ mount })
      await at.emailField.waitFor()
      const listFiles = () =>
        host.requests
          .filter((path) => path.startsWith('/bundle/'))
          .map((path) => path.replace('/bundle/', ''))
      const files = listFiles()
      // what arrives with bootstrap is a drawing, and nothing else
      await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
      await at.page.waitForLoadState('networkidle')
      const later = listFiles().filter((file) => !files.includes(file))
      expect(toNames(later).filter((name) => name !== 'labelled-watermark')).toEqual([])
      const first = files.filter((file) => toNames([file])[0] !== 'labelled-watermark')
      expect(files).toContain('portico.js')
      const counted = listFirstFiles(readManifest())
      for (const file of first) expect(counted).toContain(file)
      expect(weighAll(first)).toBeLessThanOrEqual(budgetBytes - freeBytes)
    },
  )

  test('until the first frame is drawn neither local storage nor cookies are read, and nothing is asked of the service', async () => {
    const { visit } = await startJourney({ surface })
    const at = await visit({ mount: byLink, prepare: (page) => page.addInitScript(noteEarlyWork) })
    await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
    const work = await at.page.evaluate(() => Reflect.get(window, 'work'))
    expect(work.early).toEqual([])
    expect(new Set(work.later)).toEqual(new Set(['local storage', 'cookies', 'fetch']))
  })

  inLongRun('e2e/wire')(
    'passkeys load no code where they are not configured, and only their own chunks where they are',
    async () => {
      const { host, visit } = await startJourney({ surface })
      const load = async (mount: typeof byLink) => {
        const before = host.requests.length
        const at = await visit({ mount })
        await at.emailField.waitFor()
        await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
        await at.page.waitForLoadState('networkidle')
        return host.requests.slice(before).filter((path) => path.startsWith('/bundle/'))
      }
      const without = await load(byLink)
      expect(toNames(without).join()).not.toMatch(/passkey|sign-in|registration/)
      const own = (await load(byPasskey)).filter((path) => !without.includes(path))
      // the screen's and the client's: one file beside the first, until passkeys are offered at the field
      expect(toNames(own)).toEqual(['sign-in'])
      const files = own.map((path) => path.replace('/bundle/', ''))
      expect(weighAll(files)).toBeLessThanOrEqual(methodBudgets.passkeys?.bytes ?? 0)
    },
  )

  inLongRun('e2e/first-frame')(
    'Google’s button and its mark stay within their budget, and no other mark is loaded',
    async () => {
      const { host, visit } = await startJourney({ surface })
      const at = await visit({
        mount: {
          config: {
            products: ['oauth', 'emailMagicLinks'],
            oauthOptions: { providers: [{ type: 'google' }] },
          },
        },
      })
      await at.widget.locator('.st-mark path').first().waitFor()
      await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
      await at.page.waitForLoadState('networkidle')
      const files = host.requests
        .filter((path) => path.startsWith('/bundle/'))
        .map((path) => path.replace('/bundle/', ''))
        .filter((file) => toNames([file])[0] !== 'labelled-watermark')
      const manifest = readManifest()
      const own = listBudgetFiles(manifest, "Google's button")
      expect(files.sort()).toEqual([...listFirstFiles(manifest), ...own].sort())
      expect(weighAll(own)).toBeLessThanOrEqual(methodBudgets["Google's button"]?.bytes ?? 0)
    },
  )

  inLongRun('e2e/wire')(
    'crypto wallets load no code where they are not configured, and stay within their budget where they are',
    async () => {
      const { host, visit } = await startJourney({ surface })
      const load = async (mount: typeof byLink) => {
        const before = host.requests.length
        const at = await visit({ mount, prepare: (page) => installWallets(page, [Metamask]) })
        await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
        await at.page.waitForLoadState('networkidle')
        if (mount === byWallet) {
          await at.widget.getByRole('button', { name: 'Continue with Metamask' }).click()
          await at.heading('Success!').waitFor()
        }
        return host.requests
          .slice(before)
          .filter((path) => path.startsWith('/bundle/'))
          .map((path) => path.replace('/bundle/', ''))
      }
      expect(toNames(await load(byLink)).join()).not.toMatch(/crypto|metamask/)
      const manifest = readManifest()
      const counted = listBudgetFiles(manifest, 'crypto wallets')
      const own = (await load(byWallet)).filter((file) => counted.includes(file))
      expect(toNames(own)).toEqual(
        expect.arrayContaining(['crypto-section', 'crypto-screens', 'metamask', 'crypto']),
      )
      expect(toNames(own)).not.toContain('phantom')
      expect(weighAll(counted)).toBeLessThanOrEqual(methodBudgets['crypto wallets']?.bytes ?? 0)
    },
  )

  test.each(
    takeFirst(
      [
        ['links', byLink, ['calls', 'screens']],
        ['passcodes', byCode, ['calls', 'otp-screens']],
        ['passwords', byPassword, ['calls', 'password-screens']],
      ],
      1,
    ),
  )(
    'what a submit leads to is loaded as the user comes to the field, one file beside the calls: %s',
    async (_, mount, expected) => {
      const { host, visit } = await startJourney({ surface })
      const at = await visit({ mount })
      await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
      await at.page.waitForLoadState('networkidle')
      const before = host.requests.length
      await at.emailField.focus()
      await expect.poll(() => host.requests.slice(before)).toHaveLength(expected.length)
      expect(toNames(host.requests.slice(before)).sort()).toEqual(expected)
      const after = host.requests.length
      await at.submitEmail('somebody@example.com')
      await at.widget
        .getByRole('heading', { name: 'Sign up or log in' })
        .waitFor({ state: 'hidden' })
      await at.page.waitForLoadState('networkidle')
      const scripts = host.requests.slice(after).filter((path) => path.startsWith('/bundle/'))
      expect(toNames(scripts)).toEqual([])
    },
  )
})

test('the name patterns in this file match every chunk with passkey code', () => {
  const held = Object.entries(readManifest()).filter(([source, { name }]) =>
    /passkey|webauthn|sign-in/.test(`${source} ${name}`),
  )
  expect(held.length).toBeGreaterThan(1)
  for (const [, { file }] of held) {
    expect(toNames([file]).join()).toMatch(/passkey|sign-in|registration/)
  }
})

describe('what a React host loads', () => {
  const startJourney = prepareJourneys({ isFresh: true })

  test('has passkeys in separate chunks, loaded only where passkeys are configured', async () => {
    const [surface = main] = others.filter(({ build }) => build === 'react')
    const { host, visit } = await startJourney({ surface })
    const load = async (mount: typeof byLink) => {
      const before = host.requests.length
      const at = await visit({ mount })
      await at.emailField.click()
      await at.page.waitForLoadState('networkidle')
      return host.requests.slice(before).filter((path) => path.startsWith('/react/'))
    }
    const without = await load(byLink)
    expect(without).not.toEqual([])
    expect(without.join()).not.toMatch(/passkey|sign-in|registration/)
    const own = (await load(byPasskey)).filter((path) => !without.includes(path))
    expect(own).toContainEqual(expect.stringMatching(/sign-in/))
    expect(own).toContainEqual(expect.stringMatching(/passkeys/))
  })
})

test('the file that the steps of the account share is imported by no other step but those of an enrolment and of a step-up, which show some of them', () => {
  const manifest = readManifest()
  const [shared = ''] = Object.keys(manifest).filter((key) => manifest[key]?.name === 'account')
  const importers = Object.keys(manifest).filter((key) => manifest[key]?.imports?.includes(shared))
  expect(importers.length).toBeGreaterThan(1)
  const others = importers
    .map((key) => `${key} ${manifest[key]?.name}`)
    .filter((key) => !/\/(account|enrolment|confirm)\/| proof-question$/.test(key))
  expect(others).toEqual([])
})
