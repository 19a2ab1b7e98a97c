/**
 * A stranger who knows the product by its skill file alone: a script takes the commands of the file, in their order and to the
 * letter, in new apps. Then somebody signs in, as the file says.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { openPage } from '@portico/testkit'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { skill as printSkill } from '../packages/portico/src/skill/skill.ts'
import {
  createFreshApp,
  type FreshApp,
  type FreshAppName,
  generators,
} from './support/fresh-apps.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { type Registry, startRegistry } from './support/start-registry.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'

const run = promisify(execFile)
const ada = 'ada@example.com'

/** Installing takes what the registry and the framework take; milliseconds. */
const timeout = 900_000

test('the skill file has steps that a script can take', async () => {
  let text = ''
  const say = (line: string) => {
    text += `${line}\n`
  }
  await printSkill({ env: {}, workingFolder: '.', say, complain: say }, [])
  const steps = readSteps(text)
  expect(steps.filter(({ kind }) => kind === 'command').length).toBeGreaterThan(2)
  expect(steps.filter(({ kind }) => kind === 'background')).toHaveLength(1)
  expect(steps.filter(({ kind }) => kind === 'own checks')).toHaveLength(1)
})

let registry: Registry
let shared: SharedBrowser
let skill: string

const names = Object.keys(generators) as FreshAppName[] // the keys of a literal

/** Ten set-ups: each kind of app, and one of them a second time. */
const apps = [...names, ...names.slice(0, 10 - names.length)].map(
  (name, index) => [index + 1, name] as const,
)

// each change installs an app in init.test.ts, by the same commands
describeInLongRun('e2e/init')('a stranger', () => {
  beforeAll(async () => {
    registry = await startRegistry()
    shared = await takeBrowser()
    const env = { ...process.env, ...registry.env }
    // a stranger has no clone
    const { stdout } = await run('npx', ['--yes', 'portico', 'skill'], { env, cwd: '/' })
    skill = stdout
  }, timeout)
  afterAll(async () => {
    await shared?.release()
    await registry?.stop()
  })

  describe.each(apps)('set-up %i: %s', (_, name) => {
    let app: FreshApp
    let background: ChildProcess | null = null
    beforeAll(async () => {
      app = await createFreshApp(name, registry)
    }, timeout)
    afterAll(async () => {
      await stop(background)
      app?.remove()
    }, timeout)

    test('the commands of the skill file, to the letter, lead to a sign-in that lasts', {
      timeout,
    }, async () => {
      const variables: Record<string, string> = {}
      const env = () => ({ ...app.env, ...variables })
      const steps = readSteps(skill)
      expect(steps.length).toBeGreaterThan(4)
      for (const step of steps) {
        if (step.kind === 'own checks') {
          for (const script of generators[name].checks) await app.run('npm', 'run', script)
        } else if (step.kind === 'background') {
          background = spawn('sh', ['-c', step.command], {
            cwd: app.folder,
            env: env(),
            detached: true,
          })
          Object.assign(variables, await waitUntilReady(background))
        } else {
          const { stdout } = await run('sh', ['-ec', step.command], {
            cwd: app.folder,
            env: env(),
            maxBuffer: 50_000_000,
          })
          if (step.command.includes('--json'))
            expect(JSON.parse(stdout)).not.toHaveProperty('error')
        }
      }

      const opened = await openPage(shared.browser)
      try {
        await signIn(opened.page, variables)
        await opened.page.reload()
        await opened.page.getByText(ada).waitFor()
      } finally {
        await opened.close()
      }
    })
  })
})

interface Step {
  readonly kind: 'command' | 'background' | 'own checks'
  readonly command: string
}

/** The numbered sections of the file, each with its commands, or with the words that stand for the app's own. */
function readSteps(text: string): Step[] {
  const sections = text.split(/^## /m).filter((section) => /^\d+\. /.test(section))
  return sections.flatMap((section): Step[] => {
    if (section.includes("Run the app's own build")) return [{ kind: 'own checks', command: '' }]
    return [...section.matchAll(/```sh( background)?\n([\s\S]*?)```/g)].map(
      ([, background, command = '']) => ({
        kind: background ? 'background' : 'command',
        command,
      }),
    )
  })
}

/** Waits for the line of which the file speaks. */
async function waitUntilReady(child: ChildProcess): Promise<Record<string, string>> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return await new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`It has ended with ${code}\n${output}`)))
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        const { ready, ...variables } = JSON.parse(line)
        if (ready === true) resolve(variables)
      })
  })
}

/** With the code that the inbox's address gives, as the file says. */
async function signIn(page: Page, { page: address = '', service = '' }: Record<string, string>) {
  // a development server may load its page a second time once it knows what the page imports
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Email' }).fill(ada)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  const field = page.getByRole('textbox', { name: 'One-time passcode' })
  await field.waitFor()
  const { stdout } = await run('curl', ['-fsS', `${service}/dev/inbox?to=${ada}`])
  const [{ code }]: [{ code: string }] = JSON.parse(stdout)
  await field.pressSequentially(code)
  await page.getByText(ada).waitFor()
}

async function stop(child: ChildProcess | null): Promise<void> {
  if (!child?.pid || child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  process.kill(-child.pid, 'SIGINT')
  await ended
}
