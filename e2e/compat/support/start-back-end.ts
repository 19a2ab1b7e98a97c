import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { World } from '@portico/testkit'
import type { Client } from 'stytch'

/** What a call of the package failed with. */
export interface BackEndError extends Error {
  /** Of a refusal by the service. */
  readonly error_type?: string
  readonly status_code?: number
  /** Of a refusal by the package itself. */
  readonly code?: string
}

/** A host's back end, in a process of its own. */
export interface BackEnd {
  /** The official client; every method can be called, `searchAll` answers all pages at once. */
  readonly client: Client
  stop(): void
}

interface Answer {
  readonly id: number
  readonly value?: unknown
  readonly error?: Partial<BackEndError>
}

const program = fileURLToPath(new URL('../host/back-end.js', import.meta.url))

/**
 * Starts the official package for Node against a world.
 *
 * @param world - with TLS: the package insists on it
 * @param secret - @default the project's
 */
export function startBackEnd(world: World, secret: string = world.project.secret): BackEnd {
  if (!world.tls) throw new Error('The package speaks to https alone: start the world with tls.')
  const child = fork(program, {
    // keeps dates as dates
    serialization: 'advanced',
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: world.tls.certificateFile },
  })
  child.send({
    config: {
      project_id: world.project.projectId,
      secret,
      custom_base_url: world.tls.origin,
    },
  })
  return { client: toClient(child), stop: () => void child.kill() }
}

/** A client whose calls are made by the child. */
function toClient(child: ChildProcess): Client {
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer))
  const call = (path: readonly string[], args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, ({ value, error }) =>
        error ? reject(Object.assign(new Error(error.message), error)) : resolve(value),
      )
      child.send({ id: count, path, args })
    })
  const toPart = (path: readonly string[]): unknown =>
    new Proxy(() => {}, {
      get: (_, key) => toPart([...path, String(key)]),
      apply: (_target, _owner, args: unknown[]) => call(path, args),
    })
  return toPart([]) as Client // every path of it is answered by the child's own
}
