import { runAxe } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byLink } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

describe('"This was not me"', () => {
  const startJourney = prepareJourneys()

  test('S14: the mail about a new sign-in leads to a page whose one button signs that browser out, and whose next one signs in again', async () => {
    const project = {
      mails: { from: null, language: 'en', codeInSubject: true, newSignIn: true } as const,
      pages: { signIn: 'https://fieldnotes.example/in', changePassword: null },
    }
    const { world, visit } = await startJourney({ surface: main, world: { project } })
    const signIn = async () => {
      const at = await visit({ mount: byLink })
      await at.submitEmail(ada)
      await at.page.goto(await world.inbox.linkFor(ada))
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      return at
    }
    const own = await signIn()
    const strange = await signIn()
    const mail = await world.inbox.next(ada)
    expect(mail.subject).toBe('New sign-in to your Fieldnotes account')
    const link = mail.links.find(({ kind }) => kind === 'not_me')?.url ?? ''

    const { page } = await visit({ mount: byLink })
    for (const width of [320, 900]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(link)
      await page.getByRole('heading', { name: 'This was not you?', level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await runAxe(page)).toEqual([])
    }
    await strange.page.reload()
    await strange.status.getByText(`Signed in as ${ada}`).waitFor()

    await page.getByRole('button', { name: 'This was not me' }).press('Enter')
    await page.getByRole('heading', { name: 'That browser is signed out', level: 1 }).waitFor()
    expect(await runAxe(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in again')
    await strange.page.reload()
    await strange.status.getByText('Signed out').waitFor()
    await own.page.reload()
    await own.status.getByText(`Signed in as ${ada}`).waitFor()
  })
})
