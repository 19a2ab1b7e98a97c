import type { Logger } from 'pino'
import { inviteFirstOperator } from '../../console/invite-first-operator.ts'
import { systemClock } from '../../foundation/clock.ts'
import { ConfigError } from '../../foundation/errors/config-error.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { findClientAppUrl } from '../../kernel/config/development-client-app.ts'
import type { Environment } from '../../kernel/config/environment.ts'
import { findClosedDoors } from '../../kernel/config/find-closed-doors.ts'
import { examineConfig } from '../../kernel/config/load-config.ts'
import { createLogger } from '../../kernel/ops/create-logger.ts'
import { createLogOutput } from '../../kernel/ops/log-output.ts'
import type { Ports } from '../../kernel/ports.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { openMailSender } from '../../senders/all-mail-senders.ts'
import { createDevInbox } from '../../senders/create-dev-inbox.ts'
import { createService } from '../../server/create-service.ts'
import { findMissingFiles } from './describe-identity-providers.ts'
import { examineClock, examineDatabase, examineMail } from './examine-surroundings.ts'
import { openDatabase } from './open-database.ts'
import { refuseArguments } from './read-arguments.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { letYoungHeapGrow } from './young-heap.ts'

/**
 * `portico start`: runs the service until it is stopped.
 *
 * @returns after the service has stopped, or could not start
 */
export async function start(terminal: Terminal, args: readonly string[] = []): Promise<ExitCode> {
  refuseArguments('start', args)
  const { config, ...examined } = await examineConfig(terminal)
  if (config === null) {
    // Checks the database as well, so that the operator sees all problems at once.
    const { problems } = await examineDatabase(examined, terminal.env)
    throw new ConfigError([...examined.problems, ...problems])
  }
  const logOutput = createLogOutput()
  const log = createLogger(config.logLevel, logOutput)
  for (const text of [...findClosedDoors(config.projects), ...examined.notes]) log.warn(text)
  for (const text of findMissingFiles(config)) log.warn(text)
  const { storage } = await openDatabase(config, terminal.env)
  const ports = { ...(await createPorts(config, log, storage)), logOutput }
  const service = await createService(config, ports)
  const consoleUrl = await inviteFirstOperator(config, ports)
  try {
    await service.start()
    letYoungHeapGrow()
  } catch (error) {
    await service.stop()
    const reason = toListenProblem(error, config, terminal.env)
    if (reason === null) throw error
    terminal.complain(reason)
    return 1
  }
  greet(terminal, config, consoleUrl)
  void examineClock(storage, config.database).then(
    (problem) => problem && log.warn(`${problem.key} ${problem.message}`),
    (err) => log.warn({ err }, "the database's clock could not be read"),
  )
  // The start does not wait for the mail server, because mail waits in the outbox, but a problem is logged.
  void examineMail(examined).then(
    (problems) => {
      for (const { key, message } of problems)
        log.warn(`${key} ${message}; mail waits until this is fixed`)
    },
    (err) => log.warn({ err }, 'the mail server could not be checked'),
  )
  return await stopOnSignals(service, log)
}

async function createPorts(config: ServiceConfig, log: Logger, storage: Storage): Promise<Ports> {
  const clock = systemClock
  const devInbox = config.mode === 'development' ? createDevInbox() : null
  return {
    clock,
    random: systemRandom,
    storage,
    mailer: await openMailSender(config.mail, {
      call: fetch,
      clock,
      devInbox: devInbox ?? createDevInbox(),
    }),
    devInbox,
    log,
  }
}

function greet(terminal: Terminal, config: ServiceConfig, consoleUrl: string | null): void {
  if (config.mode === 'production') {
    terminal.say(`Portico is running at ${config.baseUrl} (port ${config.port}).`)
    return
  }
  terminal.say('')
  terminal.say(`  Portico  ${config.baseUrl}`)
  terminal.say(`  Inbox    ${config.baseUrl}/dev/inbox`)
  terminal.say(`  Token    ${config.projects[0]?.publicToken ?? ''}`)
  const clientApp = findClientAppUrl(config.projects[0])
  if (clientApp !== null) terminal.say(`  App      ${clientApp.replace(/\/$/, '')}`)
  if (consoleUrl !== null) terminal.say(`  Console  ${consoleUrl}`)
  terminal.say('')
}

/** The command that the operator has typed, by what npm says of it. */
const commandsByNpm: Readonly<Record<string, string>> = { start: 'npm start', npx: 'npx portico' }

/**
 * Explains why the service cannot listen.
 *
 * @returns the explanation, or null for an error that does not concern address or port
 */
function toListenProblem(
  error: unknown,
  { host, port }: ServiceConfig,
  env: Environment,
): string | null {
  const again = commandsByNpm[env.npm_lifecycle_event ?? ''] ?? 'portico start'
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} ${again}`
    case 'EACCES':
      return `Port ${port} needs more privileges than this user has. Choose one above 1023: PORT=3000 ${again}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine.`
    default:
      return null
  }
}
