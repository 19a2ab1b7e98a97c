/** Attacks on an operator's session, in the operator's own browser: what a script on another page of the origin, a copied cookie and an old page can do. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addCleanUp, type Console, enter, openPage, start } from './support/console-fixture.ts'
import { inLongRun } from './support/in-long-run.ts'

/** One answer that a script got. */
interface Answer {
  readonly call: string
  readonly status: number
  readonly type: string
}

/** Makes every call of the console that its own description names, as a script on this page can. */
const callAll = (page: Page): Promise<Answer[]> =>
  page.evaluate(async () => {
    const headers = { 'x-portico-console': '1', 'content-type': 'application/json' }
    const described = await fetch('/admin/v1/openapi.json', { headers })
    const { paths }: { paths: Record<string, object> } = await described.json()
    const answers = []
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, description] of Object.entries(methods)) {
        const place = path.replaceAll(/\{user_id\}/g, 'user-test-0').replaceAll(/\{\w+\}/g, 'x')
        const reason = JSON.stringify(description).includes('"why"') ? { why: 'Ticket 4812' } : {}
        const body = method === 'post' ? { body: JSON.stringify(reason) } : {}
        const sent = { method: method.toUpperCase(), headers, ...body }
        const answer = await fetch(`/admin/v1${place}`, sent)
        const text = await answer.text()
        const type = text.startsWith('{') ? String(JSON.parse(text).error_type) : ''
        answers.push({ call: `${method} ${path}`, status: answer.status, type })
      }
    }
    return answers
  })

/** What a script on a page can read of the console, by each way that leads there. */
const readConsole = (page: Page) =>
  page.evaluate(async () => {
    const text = await (await fetch('/admin')).text()
    const frame = document.createElement('iframe')
    frame.src = '/admin'
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    const framed = () => frame.contentDocument?.body.textContent ?? ''
    const worker = await navigator.serviceWorker
      .register('/portico.js', { scope: '/' })
      .then(() => 'registered')
      .catch(() => 'refused')
    return {
      cookie: document.cookie,
      page: text.includes('Console'),
      key: text.includes('portico-page'),
      framed: framed(),
      worker,
    }
  })

/** Opens the console from a page that keeps the window. @returns the window, and what the page sees of it */
async function openFrom(context: BrowserContext, page: Page) {
  const opening = context.waitForEvent('page')
  const seen = await page.evaluateHandle(() => ({ other: window.open('/admin', 'console') }))
  const opened = await opening
  await opened.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  const read = await seen.evaluate(({ other }) => {
    try {
      return { isClosed: other?.closed, text: other?.document.body.textContent ?? '' }
    } catch {
      return { isClosed: other?.closed, text: 'refused' }
    }
  })
  return { opened, read }
}

/** Loads a page of the same origin, on which a script that a stranger brought there would run. */
async function openHostile({ page, world }: Console) {
  const hostile = await page.context().newPage()
  addCleanUp(() => hostile.close())
  await hostile.goto(`${world.origin}/device`)
  return hostile
}

describe('an operator’s session', () => {
  test('a script on another page of the origin reads nothing of the console and makes no call of it: it has the cookie sent, and not the page’s key', async () => {
    const at = await start()
    const { page, world } = at
    await enter(at)
    const hostile = await openHostile(at)
    const answers = await callAll(hostile)
    expect(answers.length).toBeGreaterThan(50)
    // what is left needs the operator's finger
    expect(answers.filter(({ status }) => status < 400)).toEqual([
      { call: 'post /session/start', status: 200, type: 'undefined' },
    ])
    const reasons = new Set(answers.map(({ type }) => type))
    expect(reasons).toContain('stale_page')
    expect(reasons).not.toContain('no_session')
    const read = await readConsole(hostile)
    expect(read).toEqual({ cookie: '', page: true, key: false, framed: '', worker: 'refused' })
    const { opened, read: seen } = await openFrom(page.context(), hostile)
    expect(seen.text).not.toContain('Today')
    expect(seen.isClosed).toBe(true)
    await opened.close()
    // nor does the operator lose anything by it: their page goes on, and a link of another site leads in
    await page.getByRole('link', { name: /Ada Lindqvist/ }).click()
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    const url = `${world.origin}/admin#/users/user-test-0`
    await page.goto(`data:text/html,<a href="${url.replace('#', '%23')}">Ada</a>`)
    await page.getByRole('link', { name: 'Ada' }).click()
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    expect(page.url()).toBe(url)
  })

  inLongRun('packages/service/src/console/attacks')(
    'a page whose session another tab replaced loads itself again, and goes on where it was',
    async () => {
      const at = await start()
      const { page, world } = at
      await enter(at)
      const other = await page.context().newPage()
      addCleanUp(() => other.close())
      await other.goto(`${world.origin}/admin#/users/user-test-0`)
      await other.getByRole('heading', { name: 'What happened' }).waitFor()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'Continue with a Passkey' }).click()
      await page.getByRole('heading', { name: 'Users' }).waitFor()
      for (const time of ['first', 'second']) {
        await other.evaluate(() => location.assign('#/messages'))
        await other.getByText('No message was given up').waitFor()
        expect([time, other.url()]).toEqual([time, `${world.origin}/admin#/messages`])
      }
    },
  )

  inLongRun('packages/service/src/console/console')(
    'a copied cookie acts for the rest of fifteen minutes, and ends with the operator’s next proof',
    async () => {
      const at = await start()
      const { page, world } = at
      await enter(at)
      const thief = await openPage()
      addCleanUp(() => thief.close())
      await thief.page.context().addCookies(await page.context().cookies())
      await thief.page.goto(`${world.origin}/admin#/users/user-test-0`)
      await thief.page.getByRole('heading', { name: 'What happened' }).waitFor()
      world.clock.advance(16 * 60_000)
      const block = async ({ page }: { page: Page }) => {
        await page.getByRole('button', { name: 'Block' }).click()
        await page.keyboard.type('Ticket 4812')
        await page.keyboard.press('Enter')
      }
      const answered = thief.page.waitForResponse((answer) => answer.url().endsWith('/block'))
      await block(thief)
      expect((await answered).status()).toBe(403)
      const find = () => world.storage.users.findById(world.project.projectId, 'user-test-0')
      expect((await find())?.blockedAt).toBeNull()
      await page.getByRole('link', { name: /Ada Lindqvist/ }).click()
      await block(at)
      await page.getByRole('button', { name: 'Unblock' }).waitFor()
      await thief.page.goto(`${world.origin}/admin#/messages`)
      await thief.page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
    },
  )

  inLongRun('packages/service/src/console/attacks')(
    'the open page of an operator who was removed makes no call any more, also by a script in it',
    async () => {
      const at = await start()
      const { page, world } = at
      await enter(at)
      const { projectId } = world.project
      const [operator] = await world.storage.operators.list(projectId)
      const removal = { now: world.clock.now(), mayBeLast: true }
      await world.storage.operators.remove(projectId, operator?.operatorId ?? '', removal)
      const reasons = (await callAll(page)).filter(({ status }) => status < 400)
      expect(reasons.map(({ call }) => call)).toEqual(['post /session/start'])
      await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
    },
  )
})
