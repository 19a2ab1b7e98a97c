/**
 * `portico init`: adds sign-in to the app in the working folder. Everything is planned before anything is written, and what was
 * written is recorded for `portico remove`.
 */
import type { ExitCode, Terminal } from '@portico/service/cli'
import type { Framework } from '../frameworks/framework.ts'
import { answer } from '../setup/answer.ts'
import { type App, readApp } from '../setup/app.ts'
import { findFramework } from '../setup/find-framework.ts'
import { toWidgetConfig } from '../setup/methods.ts'
import { findPackageManager } from '../setup/package-manager.ts'
import { makePlan, type Plan } from '../setup/plan.ts'
import { readOptions } from '../setup/read-options.ts'
import { readVersion } from '../setup/read-version.ts'
import { dataFolder, readRecord, type SetupRecord } from '../setup/record.ts'
import { hideValues, showDiff } from '../setup/show-diff.ts'
import { carryOut } from './carry-out.ts'
import { type Chosen, canAsk, choose } from './choose.ts'
import { prepareService, readPort, readService, type Service } from './find-service.ts'
import { type Outcome, printOutcome, toOutcome } from './outcome.ts'

const options = {
  methods: { type: 'string' },
  service: { type: 'string' },
  name: { type: 'string' },
  port: { type: 'string' },
  framework: { type: 'string' },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'no-install': { type: 'boolean', default: false },
} as const

/** Runs `portico init`, and on a terminal `portico dev` afterwards. */
export async function init(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const isJson = args.includes('--json')
  return answer(terminal, isJson, async () => {
    const given = readOptions('init', args, options)
    const outcome = await setUp(terminal, given)
    const isAlone = terminal.isInteractive !== true || isJson || given['dry-run']
    const goesOn = !isAlone && !given['no-install'] && outcome.manual.length === 0
    if (isJson) terminal.say(JSON.stringify(outcome))
    else printOutcome(terminal, outcome, { goesOn })
    if (!goesOn) return 0
    const { dev } = await import('../dev/dev.ts')
    return dev(terminal, [])
  })
}

type Given = ReturnType<typeof readOptions<typeof options>>

async function setUp(terminal: Terminal, given: Given): Promise<Outcome> {
  const app = readApp(terminal.workingFolder)
  const manager = await findPackageManager(app.folder)
  const present = readRecord(app.folder)
  if (present) return toOutcome(present, manager)
  const framework = findFramework(app, given.framework)
  const { yes, json } = given
  const isDone = [given.methods, given.service, given.name].every((one) => one !== undefined)
  const chosen = await choose(app, given, canAsk(terminal, { yes, json, isDone }))

  const port = given.port === undefined ? null : readPort(given.port)
  const findService = async (isReadOnly: boolean) =>
    chosen.service === null
      ? prepareService(app.folder, framework, { isReadOnly, port })
      : readService(chosen.service, framework, terminal)
  const toPlan = ({ url, publicToken, projectId, secret }: Service) => {
    const { name, methods } = chosen
    const config = toWidgetConfig(methods)
    const choices = { name, config, serviceUrl: url, publicToken }
    return makePlan(app, framework, { choices, projectId, secret, version: readVersion() })
  }
  // with keys that are stored nowhere, so that nothing is written when it cannot be done
  const service = await findService(true)
  const first = toPlan(service)
  const record = toRecord(app, framework, chosen, service)
  if (given['dry-run']) {
    if (!json) for (const text of showPlan(first)) terminal.say(`${text}\n`)
    return toOutcome(record, manager, first, { isDryRun: true })
  }
  const prepare = async () => toPlan({ ...(await findService(false)), url: service.url })
  const isInstalling = !given['no-install'] && first.manifest !== null
  if (isInstalling && !json) terminal.say('Installing the packages …')
  const { plan, record: done } = await carryOut(
    terminal,
    record,
    prepare,
    isInstalling ? manager : null,
  )
  return toOutcome(done, manager, plan, { isInstalled: isInstalling })
}

const toRecord = (
  app: App,
  framework: Framework,
  chosen: Chosen,
  { url }: Service,
): SetupRecord => ({
  version: 1,
  framework: framework.id,
  name: chosen.name,
  methods: chosen.methods.map(({ id }) => id),
  service: { url, isBeside: chosen.service === null },
  port: framework.findPort?.(app) ?? framework.port,
  hadFolder: app.has(dataFolder),
  folders: [],
  files: [],
  environment: null,
  dependencies: {},
  manifests: [],
})

/** The changes as differences, without the values of the environment. */
function showPlan({ files, manifest, environment }: Plan): string[] {
  const others = manifest ? [...files, manifest] : files
  const added = environment?.change ? [hideValues(environment.change, environment.names)] : []
  return [...others, ...added].map(showDiff)
}
