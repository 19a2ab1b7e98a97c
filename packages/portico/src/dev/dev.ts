/** `portico dev`: the app's own development command, and the service beside it. Both end together. */
import { join } from 'node:path'
import type { ExitCode, Terminal } from '@portico/service/cli'
import type { Framework } from '../frameworks/framework.ts'
import { isFree } from '../init/find-service.ts'
import { answer } from '../setup/answer.ts'
import { type App, readApp } from '../setup/app.ts'
import { getFramework } from '../setup/find-framework.ts'
import { findPackageManager } from '../setup/package-manager.ts'
import { readOptions } from '../setup/read-options.ts'
import { dataFolder, readRecord, type SetupRecord } from '../setup/record.ts'
import { SetupError } from '../setup/setup-error.ts'
import { openBrowser } from './open-browser.ts'
import { createGroup, type Group } from './process-group.ts'
import { serveFolder } from './serve-folder.ts'

const intervalMs = 100
/** When to say that an address does not answer. */
const noticeMs = 30_000

/** Runs `portico dev` until one of both ends, or a signal arrives. */
export async function dev(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const isJson = args.includes('--json')
  return answer(terminal, isJson, async () => {
    readOptions('dev', args, { json: { type: 'boolean' } })
    const record = readRecord(terminal.workingFolder)
    if (record === null)
      throw new SetupError(
        'not_set_up',
        `${terminal.workingFolder} is not set up: there is no ${dataFolder}/init.json.`,
        'Run npx portico init first.',
      )
    const group = createGroup(isJson ? terminal.complain : terminal.say)
    try {
      const { url, isBeside } = record.service
      if (isBeside) await startService(terminal, record, group)
      const page = await startApp(terminal, record, group)
      const awaited = [page, ...(isBeside ? [`${url}/readyz`] : [])]
      await Promise.all(awaited.map((one) => waitFor(one, group, terminal)))
      if (!group.hasEnded()) tell(terminal, { page, service: url, isBeside, isJson })
      return await group.ended
    } finally {
      await group.stop()
    }
  })
}

function tell(
  terminal: Terminal,
  told: {
    readonly page: string
    readonly service: string
    readonly isBeside: boolean
    readonly isJson: boolean
  },
): void {
  const { page, service, isBeside } = told
  const inbox = isBeside ? `${service}/dev/inbox` : null
  if (told.isJson) {
    terminal.say(JSON.stringify({ ready: true, page, service, inbox }))
    return
  }
  terminal.say(`\n  Page     ${page}\n  Service  ${service}`)
  if (inbox !== null) terminal.say(`  Inbox    ${inbox}`)
  terminal.say('')
  if (terminal.isInteractive === true) openBrowser(page, terminal.env)
}

/** What the service would read as well, and what is meant for the app where both run: its database, its host. */
const ofTheApp = [
  'DATABASE_URL',
  'DATA_FOLDER',
  'HOST',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'NODE_ENV',
  'SMTP_URL',
  'STATIC_FOLDERS',
  'TRUSTED_PROXIES',
]

async function startService(
  { env, workingFolder }: Terminal,
  { service }: SetupRecord,
  group: Group,
): Promise<void> {
  const { port } = new URL(service.url)
  if (!(await isFree(Number(port))))
    throw new SetupError(
      'port_taken',
      `Port ${port} is in use, at which the app looks for the service.`,
      'Stop the program that uses it, such as another portico dev, and run the command again.',
    )
  // a configuration of the app's own comes before the one that init has made
  const hasConfig = readApp(workingFolder).find(
    ['ts', 'mts', 'js', 'mjs'].map((extension) => `portico.config.${extension}`),
  )
  const others = Object.entries(env).filter(
    ([name]) => !name.startsWith('PORTICO_') && !ofTheApp.includes(name),
  )
  group.start('portico', [process.execPath, process.argv[1] ?? '', 'start'], {
    cwd: hasConfig === null ? join(workingFolder, dataFolder) : workingFolder,
    env: {
      ...Object.fromEntries(others),
      PORT: port,
      DATA_FOLDER: join(workingFolder, dataFolder),
      PORTICO_MODE: 'development',
      // no client app beside it
      PORTICO_CLIENT_APP: '',
    },
  })
}

/** Starts the app at its usual port, or at the next free one. @returns the page with the sign-in */
async function startApp(
  terminal: Terminal,
  { framework: id, port: usual }: SetupRecord,
  group: Group,
): Promise<string> {
  const { workingFolder, env } = terminal
  const framework = getFramework(id)
  const app = readApp(workingFolder)
  let port = usual
  while (!(await isFree(port))) port += 1
  // at its usual port it is started as ever
  const given = port === usual ? { args: [], env: {} } : framework.toPort(port, app)
  if (given === null)
    throw new SetupError(
      'port_taken',
      `Port ${usual} is in use, at which the app listens.`,
      'Stop the program that uses it, or let the app listen at process.env.PORT, and run the command again.',
    )
  const page = `http://localhost:${port}${framework.page}`
  const script = findScript(app, framework)
  if (script === null) {
    await serveFolder(workingFolder, port)
    return page
  }
  const manager = await findPackageManager(workingFolder)
  group.start('app', manager.toCommand('run', [script, ...given.args]), {
    cwd: workingFolder,
    env: { ...env, ...given.env },
  })
  return page
}

/** @throws SetupError when the app has none of the scripts that start it */
function findScript({ manifest }: App, { scripts, label }: Framework): string | null {
  if (scripts.length === 0) return null
  const script = scripts.find((name) => manifest?.scripts[name] !== undefined)
  if (script !== undefined) return script
  throw new SetupError(
    'no_script',
    `package.json has no script that starts the app (${label}): ${scripts.join(' or ')}.`,
    `Add the script ${scripts[0]}, and run the command again.`,
  )
}

/** Waits until an address answers, or the programs have ended. */
async function waitFor(url: string, group: Group, { complain }: Terminal): Promise<void> {
  const timer = setInterval(() => complain(`Still waiting for ${url} to answer.`), noticeMs)
  try {
    while (!group.hasEnded()) {
      const answered = await fetch(url, { redirect: 'manual' }).catch(() => null)
      await answered?.body?.cancel()
      if (answered && answered.status < 500) return
      await new Promise((resolve) => setTimeout(resolve, intervalMs))
    }
  } finally {
    clearInterval(timer)
  }
}
