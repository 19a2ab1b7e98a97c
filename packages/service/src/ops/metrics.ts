/// <reference path="./prom-client-parts.d.ts" />
/** Figures for an operator, in the Prometheus text format. No label names a person, an address or a token. */

import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import Counter from 'prom-client/lib/counter.js'
import Gauge from 'prom-client/lib/gauge.js'
import Histogram from 'prom-client/lib/histogram.js'
import Registry from 'prom-client/lib/registry.js'
import type { DefenceObserver } from '../abuse-defence/abuse-defence.ts'
import type { Clock } from '../clock.ts'
import type { DeliveryObserver } from '../delivery/channel-worker.ts'
import { readRoute } from '../http/method-not-allowed.ts'
import type { PasswordObserver } from '../passwords/create-passwords.ts'
import type { Storage } from '../storage/storage.ts'
import type { LogOutput } from './log-output.ts'

export interface Metrics extends DeliveryObserver, DefenceObserver, PasswordObserver {
  /** Counts every request of the app; to be called before its routes are registered. */
  watch(app: FastifyInstance): void
  /** All figures, as text. */
  render(): Promise<string>
  readonly contentType: string
}

/** The routes that end in a session, and the method each belongs to: `/sdk/v1/otps/authenticate`. */
const signInRoute = /^\/sdk\/v1\/(?!sessions\/)(.+)\/authenticate$/

interface MetricsPorts {
  readonly storage: Pick<Storage, 'outbox' | 'phoneTraffic'>
  readonly clock: Clock
  readonly logOutput: Pick<LogOutput, 'dropped'> | undefined
  /** The names of the outbox's channels. */
  readonly channels: readonly string[]
}

/** Makes the figures of one service. */
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
  const createCounter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    new Counter({ name, help, labelNames: labels, registers })
  const signIns = createCounter(
    'portico_sign_ins_total',
    'Sign-ins by method and outcome (ok, refused).',
    'method',
    'outcome',
  )
  const limited = createCounter(
    'portico_rate_limited_total',
    'Requests refused by a limit or a lock.',
    'route',
  )
  const messages = createCounter(
    'portico_messages_total',
    'Attempts to send mails and webhooks, by channel and outcome (sent, retried, dead).',
    'channel',
    'outcome',
  )
  const captchas = createCounter(
    'portico_captchas_total',
    'Captchas by outcome (solved, failed, missing, unreachable).',
    'outcome',
  )
  const fingerprints = createCounter(
    'portico_fingerprints_total',
    'Fingerprint lookups by mode and verdict (ALLOW, CHALLENGE, BLOCK, MISSING, UNREACHABLE).',
    'mode',
    'verdict',
  )
  const breachLookups = createCounter(
    'portico_breach_lookups_total',
    'Breach-list lookups by outcome (found, clean, failed).',
    'outcome',
  )
  new Counter({
    name: 'portico_log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers,
    collect() {
      this.reset()
      this.inc(ports.logOutput?.dropped ?? 0)
    },
  })
  // A series that is not there before its first event cannot be seen to rise: every one begins with 0.
  for (const outcome of ['solved', 'failed', 'missing', 'unreachable']) captchas.inc({ outcome }, 0)
  for (const outcome of ['found', 'clean', 'failed']) breachLookups.inc({ outcome }, 0)
  for (const mode of ['OBSERVATION', 'DECISIONING']) {
    for (const verdict of ['ALLOW', 'CHALLENGE', 'BLOCK', 'MISSING', 'UNREACHABLE']) {
      fingerprints.inc({ mode, verdict }, 0)
    }
  }
  for (const channel of ports.channels) {
    for (const outcome of ['sent', 'retried', 'dead', 'undelivered'])
      messages.inc({ channel, outcome }, 0)
  }
  registerBacklog(registry, ports)
  registerPaused(registry, ports)
  registerProcess(registry)

  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    onCaptcha: (outcome) => captchas.inc({ outcome }),
    onFingerprint: (mode, verdict) => fingerprints.inc({ mode, verdict }),
    onBreachLookup: (outcome) => breachLookups.inc({ outcome }),
    watchPool(pool) {
      new Gauge({
        name: 'portico_password_hashes',
        help: 'Passwords being hashed or verified (running), and waiting to be (waiting).',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'running' }, pool.load.running)
          this.set({ state: 'waiting' }, pool.load.waiting)
        },
      })
      new Counter({
        name: 'portico_password_hashes_total',
        help: 'Passwords hashed or checked since the start.',
        registers,
        collect() {
          this.reset()
          this.inc(pool.turns)
        },
      })
    },
    onDelivery: (channel, outcome) => messages.inc({ channel, outcome }),
    watch(app) {
      const signInOf = new Map<string, string>()
      app.addHook('onRoute', ({ method, url }) => {
        limited.inc({ route: url }, 0)
        const signIn = signInRoute.exec(url)?.[1]
        if (signIn === undefined || ![method].flat().includes('POST')) return
        signInOf.set(url, signIn)
        for (const outcome of ['ok', 'refused']) signIns.inc({ method: signIn, outcome }, 0)
      })
      app.addHook('onResponse', (request, reply, done) => {
        const route = readRoute(request)
        const status = reply.statusCode
        requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
        if (status === 429) limited.inc({ route })
        const method = signInOf.get(route)
        if (method !== undefined && request.method === 'POST') {
          signIns.inc({ method, outcome: status < 300 ? 'ok' : 'refused' })
        }
        done()
      })
    },
  }
}

function registerPaused(registry: Registry, { storage, clock }: MetricsPorts): void {
  new Gauge({
    name: 'portico_phone_areas_paused',
    help: 'Countries and blocks of numbers to which no codes are sent, because too few came back.',
    registers: [registry],
    async collect() {
      const paused = await storage.phoneTraffic.listPaused(clock.now()).catch(() => null)
      if (paused) this.set(paused.length)
    },
  })
}

function registerBacklog(registry: Registry, { storage, clock, channels }: MetricsPorts): void {
  type Backlog = Awaited<ReturnType<typeof storage.outbox.backlog>>
  let asking: Promise<readonly (Backlog | null)[]> | null = null
  /** The figures of one scrape are of one answer, and each waits for it. */
  const ask = () => {
    asking ??= Promise.all(
      // A database that is down must not take the other figures with it.
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

function registerProcess(registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: 'process_cpu_seconds_total',
    help: 'User and system CPU time spent.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.set((user + system) / 1e6)
    },
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'Start of the process since the epoch.',
    registers,
    collect() {
      this.set(Math.round(Date.now() / 1000 - process.uptime()))
    },
  })
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of time the event loop was busy since the start, 0 to 1.',
    registers,
    collect() {
      this.set(performance.eventLoopUtilization().utilization)
    },
  })
}
