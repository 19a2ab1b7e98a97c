/// <reference path="./prom-client-parts.d.ts" />
/** Metrics for the operator, in the Prometheus text format. No label contains a user, an address or a token. */

import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import Counter from 'prom-client/lib/counter.js'
import Gauge from 'prom-client/lib/gauge.js'
import Histogram from 'prom-client/lib/histogram.js'
import Registry from 'prom-client/lib/registry.js'
import { methodTables, type TableRepositories } from '../../declarations/all-declarations.ts'
import type { Clock } from '../../foundation/clock.ts'
import type { DefenceObserver } from '../abuse-defence/abuse-defence.ts'
import type { DeliveryObserver } from '../delivery/channel-worker.ts'
import { readRoute } from '../http/method-not-allowed.ts'
import type { PasswordObserver } from '../passwords/create-passwords.ts'
import type { Storage } from '../storage/storage.ts'
import type { LogOutput } from './log-output.ts'

export interface Metrics extends DeliveryObserver, DefenceObserver, PasswordObserver {
  /** Counts every request of the app; call it before the routes are registered. */
  watch(app: FastifyInstance): void
  /** Renders all metrics as text. */
  render(): Promise<string>
  readonly contentType: string
}

/** Matches the routes that create a session and captures their method: `/sdk/v1/otps/authenticate`. */
const signInRoute = /^\/sdk\/v1\/(?!sessions\/)(.+)\/authenticate$/

interface MetricsPorts {
  readonly storage: Pick<Storage, 'outbox' | keyof TableRepositories>
  readonly clock: Clock
  readonly logOutput: Pick<LogOutput, 'dropped'> | undefined
  /** The names of the outbox's channels. */
  readonly channels: readonly string[]
}

/** The counters, and the values of their labels. `null` stands for values that the routes supply. */
const counters = {
  signIns: {
    name: 'portico_sign_ins_total',
    help: 'Sign-ins by method and outcome (ok, refused).',
    labels: { method: null, outcome: ['ok', 'refused'] },
  },
  limited: {
    name: 'portico_rate_limited_total',
    help: 'Requests refused by a limit or a lock.',
    labels: { route: null },
  },
  messages: {
    name: 'portico_messages_total',
    help: 'Attempts to send mails and webhooks, by channel and outcome (sent, retried, dead).',
    labels: { channel: null, outcome: ['sent', 'retried', 'dead', 'undelivered'] },
  },
  captchas: {
    name: 'portico_captchas_total',
    help: 'Captchas by outcome (solved, failed, missing, unreachable).',
    labels: { outcome: ['solved', 'failed', 'missing', 'unreachable'] },
  },
  fingerprints: {
    name: 'portico_fingerprints_total',
    help: 'Fingerprint lookups by mode and verdict (ALLOW, CHALLENGE, BLOCK, MISSING, UNREACHABLE).',
    labels: {
      mode: ['OBSERVATION', 'DECISIONING'],
      verdict: ['ALLOW', 'CHALLENGE', 'BLOCK', 'MISSING', 'UNREACHABLE'],
    },
  },
  breachLookups: {
    name: 'portico_breach_lookups_total',
    help: 'Breach-list lookups by outcome (found, clean, failed).',
    labels: { outcome: ['found', 'clean', 'failed'] },
  },
} as const

type CounterName = keyof typeof counters
type Labels<Name extends CounterName> = Record<keyof (typeof counters)[Name]['labels'], string>

/** The metrics that read only the process, at each scrape. */
const processFigures = [
  {
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    read: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_cpu_seconds_total',
    help: 'User and system CPU time spent.',
    read() {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
  },
  {
    name: 'process_start_time_seconds',
    help: 'Start of the process since the epoch.',
    read: () => Math.round(Date.now() / 1000 - process.uptime()),
  },
  {
    name: 'nodejs_eventloop_utilization',
    help: 'Share of time the event loop was busy since the start, 0 to 1.',
    read: () => performance.eventLoopUtilization().utilization,
  },
] as const

/** Creates the metrics of one service. */
export function createMetrics(ports: MetricsPorts): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'Answered requests: how many and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const count = createCounts(registry, ports.channels)
  registerReadCounter(registry, {
    name: 'portico_log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    read: () => ports.logOutput?.dropped ?? 0,
  })
  registerBacklog(registry, ports)
  registerTables(registry, ports)
  for (const { name, help, read } of processFigures) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    onCaptcha: (outcome) => count('captchas', { outcome }),
    onFingerprint: (mode, verdict) => count('fingerprints', { mode, verdict }),
    onBreachLookup: (outcome) => count('breachLookups', { outcome }),
    onDelivery: (channel, outcome) => count('messages', { channel, outcome }),
    watchPool: (pool) => registerPool(registry, pool),
    watch: (app) => watchRequests(app, requests, count),
  }
}

type Count = <Name extends CounterName>(name: Name, labels: Labels<Name>, times?: number) => void

/** Every series starts at 0: if a series appeared only with its first event, its rise would not be visible. */
function createCounts(registry: Registry, channels: readonly string[]): Count {
  const made = new Map<string, Counter<string>>()
  for (const [name, { labels, ...described }] of Object.entries(counters)) {
    const registers = [registry]
    const counter = new Counter<string>({
      ...described,
      labelNames: Object.keys(labels),
      registers,
    })
    made.set(name, counter)
    const values = 'channel' in labels ? { ...labels, channel: channels } : labels
    for (const series of combine(values)) counter.inc(series, 0)
  }
  return (name, labels, times = 1) => made.get(name)?.inc(labels, times)
}

/** Combines all values of the labels; an empty list when the values of a label are unknown. */
function combine(
  labels: Readonly<Record<string, readonly string[] | null>>,
): readonly Record<string, string>[] {
  let all: readonly Record<string, string>[] = [{}]
  for (const [name, values] of Object.entries(labels)) {
    all = (values ?? []).flatMap((value) => all.map((one) => ({ ...one, [name]: value })))
  }
  return all
}

function watchRequests(
  app: FastifyInstance,
  requests: Histogram<'method' | 'route' | 'status'>,
  count: Count,
): void {
  const signInOf = new Map<string, string>()
  app.addHook('onRoute', ({ method, url }) => {
    count('limited', { route: url }, 0)
    const signIn = signInRoute.exec(url)?.[1]
    if (signIn === undefined || ![method].flat().includes('POST')) return
    signInOf.set(url, signIn)
    for (const outcome of counters.signIns.labels.outcome) {
      count('signIns', { method: signIn, outcome }, 0)
    }
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = readRoute(request)
    const status = reply.statusCode
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    if (status === 429) count('limited', { route })
    const method = signInOf.get(route)
    if (method !== undefined && request.method === 'POST') {
      count('signIns', { method, outcome: status < 300 ? 'ok' : 'refused' })
    }
    done()
  })
}

/** Registers a counter whose value another module keeps. */
function registerReadCounter(
  registry: Registry,
  { name, help, read }: { readonly name: string; readonly help: string; read(): number },
): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

function registerPool(registry: Registry, pool: Parameters<Metrics['watchPool']>[0]): void {
  new Gauge({
    name: 'portico_password_hashes',
    help: 'Passwords being hashed or verified (running), and waiting to be (waiting).',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'running' }, pool.load.running)
      this.set({ state: 'waiting' }, pool.load.waiting)
    },
  })
  registerReadCounter(registry, {
    name: 'portico_password_hashes_total',
    help: 'Passwords hashed or checked since the start.',
    read: () => pool.turns,
  })
}

function registerTables(registry: Registry, { storage, clock }: MetricsPorts): void {
  for (const [repository, { gauges = {} }] of methodTables) {
    for (const [name, { help, read }] of Object.entries(gauges)) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          // If the database is down, the other metrics are still reported.
          const value = await read(storage[repository], clock.now()).catch(() => null)
          if (value !== null) this.set(value)
        },
      })
    }
  }
}

function registerBacklog(registry: Registry, { storage, clock, channels }: MetricsPorts): void {
  type Backlog = Awaited<ReturnType<typeof storage.outbox.backlog>>
  let asking: Promise<readonly (Backlog | null)[]> | null = null
  /** All metrics of one scrape share one query of the outbox. */
  const ask = () => {
    asking ??= Promise.all(
      // If the database is down, the other metrics are still reported.
      channels.map((channel) => storage.outbox.backlog(clock.now(), channel).catch(() => null)),
    ).finally(() => {
      asking = null
    })
    return asking
  }
  const register = (name: string, help: string, toFigure: (backlog: Backlog) => number) => {
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers: [registry],
      async collect() {
        const backlogs = await ask()
        channels.forEach((channel, index) => {
          const backlog = backlogs[index]
          if (backlog) this.set({ channel }, toFigure(backlog))
        })
      },
    })
  }
  register('portico_outbox_waiting', 'Messages that wait to be sent.', ({ waiting }) => waiting)
  register('portico_outbox_dead', 'Messages given up and not yet removed.', ({ dead }) => dead)
  register('portico_outbox_oldest_seconds', 'Age of the oldest waiting message.', ({ oldestAt }) =>
    oldestAt === null ? 0 : (clock.now() - oldestAt) / 1000,
  )
}
