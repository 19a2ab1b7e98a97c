/** Where the service is, and the app's keys there. */
import { createServer } from 'node:net'
import { join } from 'node:path'
import { loadDevelopmentProject, type Terminal, UsageError } from '@portico/service/cli'
import type { Framework } from '../frameworks/framework.ts'
import { dataFolder } from '../setup/record.ts'
import { SetupError } from '../setup/setup-error.ts'

export interface Service {
  readonly url: string
  readonly publicToken: string
  readonly projectId: string
  readonly secret: string
}

/** The port of a service beside an app, unless the app itself listens there. */
const usualPort = 3000
const firstOther = 4000

/**
 * Prepares the project of a service beside the app, at a port that is not the app's.
 *
 * @param options.isReadOnly stores no new project
 * @param options.port the service's; null takes the usual one, or the next free one
 */
export async function prepareService(
  folder: string,
  framework: Framework,
  { isReadOnly, port }: { readonly isReadOnly: boolean; readonly port: number | null },
): Promise<Service> {
  const project = await loadDevelopmentProject(join(folder, dataFolder), { isReadOnly })
  return { url: `http://localhost:${port ?? (await findPort(framework))}`, ...project }
}

async function findPort(framework: Framework): Promise<number> {
  let port = framework.port === usualPort ? firstOther : usualPort
  while (!(await isFree(port))) port = port < firstOther ? firstOther : port + 1
  return port
}

/** @throws UsageError unless it is a port that needs no privileges */
export function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1024 && port <= 65_535) return port
  throw new UsageError(`--port must be a number from 1024 to 65535, got "${text}"`)
}

/**
 * Reads the keys of a running service from the environment.
 *
 * @throws SetupError when one is missing
 */
export function readService(url: string, framework: Framework, { env }: Terminal): Service {
  const wanted = ['PORTICO_PUBLIC_TOKEN']
  if (framework.hasServer) wanted.push('PORTICO_PROJECT_ID', 'PORTICO_SECRET')
  const missing = wanted.filter((name) => !/^[\w-]+$/.test(env[name] ?? ''))
  if (missing.length > 0)
    throw new SetupError(
      'keys_missing',
      `The environment has no ${missing.join(', no ')} of the service at ${url}.`,
      `Set ${missing.join(', ')}, and run the command again.`,
    )
  return {
    url,
    publicToken: env.PORTICO_PUBLIC_TOKEN ?? '',
    projectId: env.PORTICO_PROJECT_ID ?? '',
    secret: env.PORTICO_SECRET ?? '',
  }
}

/** Whether a program could listen at a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) if (!(await canListen(port, host))) return false
  return true
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // a machine without IPv6 refuses for another reason
    server.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
