/** Firefox, driven with WebDriver BiDi. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BidiConnection, connectBidi } from './connect-bidi.ts'
import { createDrivenPage } from './create-driven-page.ts'
import type { DrivenBrowser, DrivenBrowserOptions } from './driven-browser.ts'
import type { Json, PageDriver } from './page-driver.ts'
import { startProgram } from './start-program.ts'
import { watchPage } from './watch-page.ts'

/** Switches off Firefox's own requests and dialogs; passkeys come from a device that needs no user. */
const preferences: Readonly<Record<string, Json>> = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
}

/** Refuses cookies, and with them all other storage. */
const withoutStorage = { 'network.cookie.cookieBehavior': 2 }

/**
 * Starts Firefox without a window.
 *
 * @throws Error with the exact command when there is no Firefox
 */
export async function launchFirefox(options: DrivenBrowserOptions = {}): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'portico-firefox-'))
  const set = { ...preferences, ...(options.isWithoutStorage && withoutStorage) }
  const lines = Object.entries(set).map(
    (line) => `user_pref(${line.map((each) => JSON.stringify(each)).join()});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const program = await startProgram(
    process.env.FIREFOX ? [process.env.FIREFOX] : ['firefox-esr', 'firefox'],
    {
      // code of the system's window controls the device with passkeys
      args: [
        '--headless',
        '--no-remote',
        '--profile',
        profile,
        '--remote-debugging-port=0',
        '--remote-allow-system-access',
      ],
      env: { HOME: profile },
      ready: /WebDriver BiDi listening on (ws:\S+)/,
      packageName: 'firefox-esr',
    },
  )
  const connection = await connectBidi(`${program.answer}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded', 'script.message'] })
  return {
    openPage: async () => createDrivenPage(await openPage(connection)),
    async close() {
      connection.close()
      await program.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The result of `script.callFunction`. */
type Outcome =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

interface LogEntry {
  readonly level: string
  readonly text: string | null
  readonly source: { readonly context?: string }
}

async function openPage(connection: BidiConnection): Promise<PageDriver> {
  const { userContext } = await connection.send<{ userContext: string }>(
    'browser.createUserContext',
  )
  const faults: string[] = []
  const channel = `faults of ${userContext}`
  connection.listen<{ channel: string; data: { value: string } }>('script.message', (message) => {
    if (message.channel === channel) faults.push(message.data.value)
  })
  await connection.send('script.addPreloadScript', {
    functionDeclaration: String(watchPage),
    arguments: [{ type: 'channel', value: { channel } }],
    userContexts: [userContext],
  })
  const { context } = await connection.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  connection.listen<LogEntry>('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error' && source.context === context) faults.push(text ?? '')
  })
  await connection.send('browsingContext.setViewport', {
    context,
    viewport: { width: 800, height: 800 },
  })

  async function call(run: (...given: never) => unknown, ...given: readonly unknown[]) {
    // values cross as text in both directions, because the protocol has its own format for each kind of value
    const outcome = await connection.send<Outcome>('script.callFunction', {
      target: { context },
      functionDeclaration: `async (given) => JSON.stringify(await (${run})(...JSON.parse(given)) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      awaitPromise: true,
      // counts as a user's press, which some functions of a page require
      userActivation: true,
    })
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
    return JSON.parse(outcome.result.value ?? 'null')
  }

  return {
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    call,
    async perform(actions) {
      await connection.send('input.performActions', { context, actions })
    },
    async traverse(direction) {
      const delta = direction === 'back' ? -1 : 1
      await connection.send('browsingContext.traverseHistory', { context, delta })
    },
    async screenshot() {
      const { data } = await connection.send<{ data: string }>(
        'browsingContext.captureScreenshot',
        {
          context,
        },
      )
      return Buffer.from(data, 'base64')
    },
    faults,
    addPasskeyDevice: () => addPasskeyDevice(connection),
    async close() {
      await connection.send('browser.removeUserContext', { userContext })
    },
  }
}

/**
 * Adds a device with passkeys. WebDriver BiDi has no command for it, so a script in the browser's own window calls the
 * browser's service.
 */
async function addPasskeyDevice(connection: BidiConnection): Promise<void> {
  const { contexts } = await connection.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    { 'moz:scope': 'chrome', maxDepth: 0 },
  )
  const outcome = await connection.send<Outcome>('script.evaluate', {
    target: { context: contexts[0]?.context },
    // the arguments: protocol, transport, resident keys, user verification, consent, verified
    expression: `Cc['@mozilla.org/webauthn/service;1'].getService(Ci.nsIWebAuthnService)
      .addVirtualAuthenticator('ctap2_1', 'internal', true, true, true, true)`,
    awaitPromise: false,
  })
  if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
}
