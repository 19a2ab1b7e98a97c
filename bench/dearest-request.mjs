// What one request of 15 kB can cost the event loop: every route is asked the dearest requests that can be made of
// parameters, headers, nesting and repeated names, beside a cheap one of the same route.
// Run: node bench/dearest-request.mjs [--route authorize] [--short]. --short asks each route a part of them.
// The time is how long the service's own event loop was busy, less that of the cheap request in the same run: the
// lowest of several rounds, since what else the machine does only adds to it.
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildModule, buildService } from './support/build-service.mjs'
import { ask, hear } from './support/children.mjs'
import { createBenchService } from './support/create-bench-service.mjs'
import { listDearRequests } from './support/list-dear-requests.mjs'

const { values } = parseArgs({
  options: {
    route: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    serve: { type: 'string' },
  },
})
/** Milliseconds beyond the cheap request. */
const bound = 5
/** Nothing else than the request is dear if one of so many rounds shows it cheap. */
const rounds = 12

/** Routes that may cost more, with the reason; none does. */
const reasons = {}
/** Routes that answered 500. */
const faults = new Set()

async function serve(folder) {
  const { listRoutes } = await buildModule(folder, 'packages/service/src/testing/list-routes.ts')
  const { running, port } = await createBenchService(
    folder,
    join(folder, 'bench.db'),
    (_baseUrl, found) => ({
      identityProvider: {
        ...found.identityProvider,
        allowRegistration: true,
        registrationsPerHour: 100_000,
      },
    }),
  )
  await running.app.ready()
  const routes = listRoutes(running.app)
  await running.start()
  process.on('message', () => process.send(performance.eventLoopUtilization().active))
  process.on('disconnect', () => process.exit(0))
  process.send({ port, routes })
}

/** The fields of bodies by route, with their types. */
async function readFields(folder) {
  const { apiTables } = await buildModule(folder, 'packages/contract/src/schemas.ts')
  const fields = new Map()
  for (const { side, operations } of apiTables)
    for (const { method, path, body } of Object.values(operations)) {
      const types = Object.entries(body?.properties ?? {}).map(([name, { type }]) => [name, type])
      fields.set(
        `${method} ${side === 'browser' ? '/sdk' : ''}/v1${path}`,
        Object.fromEntries(types),
      )
    }
  return fields
}

function createCaller(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return ({ method, url, query = '', headers = {}, body = '' }) =>
    new Promise((resolve, reject) => {
      const path = query === '' ? url : `${url}?${query}`
      const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: { host: `localhost:${port}`, ...headers, ...length },
        },
        (answer) => {
          // A stream of events never ends.
          if (/event-stream/.test(answer.headers['content-type'] ?? '')) {
            answer.destroy()
            return resolve(answer.statusCode)
          }
          answer
            .resume()
            .on('end', () => resolve(answer.statusCode))
            .on('error', reject)
        },
      )
      // The service ends the connection where a request line is no legal one.
      sent.on('error', () => resolve(0)).end(body)
    })
}

async function measure(call, server, one) {
  const before = await ask(server, 'busy')
  const status = await call(one)
  if (status === 500) faults.add(`${one.method} ${one.url}`)
  return (await ask(server, 'busy')) - before
}

if (values.serve) await serve(values.serve)
else {
  const folder = await buildService()
  const server = fork(fileURLToPath(import.meta.url), ['--serve', folder])
  const { port, routes } = await hear(server)
  const fields = await readFields(folder)
  const call = createCaller(port)
  const all = routes
    .flatMap(({ path, methods }) => methods.map((method) => ({ method, path })))
    .filter(({ method }) => method !== 'HEAD')
    .filter(({ path }) => path.includes(values.route))
  let worst = { ms: 0, name: 'none' }
  let asked = 0
  const dear = []
  for (const [index, { method, path }] of all.entries()) {
    const url = path.replace(/:\w+|\*/g, 'x')
    const cheap = { method, url }
    const requests = listDearRequests({ method, fields: fields.get(`${method} ${path}`) ?? {} })
    // A short run asks each route other ones.
    const chosen = requests.filter((_, at) => !values.short || (at + index) % 60 === 0)
    let base = Number.POSITIVE_INFINITY
    for (let i = 0; i < 5; i += 1) base = Math.min(base, await measure(call, server, cheap))
    for (const { what, ...rest } of chosen) {
      const one = { ...cheap, ...rest }
      asked += 1
      let lowest = await measure(call, server, one)
      let beside = base
      // Both in turn: what the machine does meanwhile happens to both.
      for (let i = 0; i < rounds && lowest - beside > bound; i += 1) {
        const now = await measure(call, server, cheap)
        beside = i === 0 ? now : Math.min(beside, now)
        lowest = Math.min(lowest, await measure(call, server, one))
      }
      const ms = lowest - beside
      const name = `${method} ${path}: ${what}`
      if (ms > worst.ms) worst = { ms, name }
      if (ms > bound) dear.push({ ms, name, reason: reasons[`${method} ${path}`] })
    }
  }
  server.disconnect()
  rmSync(folder, { recursive: true, force: true })
  console.log(`${all.length} routes, ${asked} requests of 15 kB`)
  console.log(
    `the dearest: ${worst.ms.toFixed(1)} ms of the event loop beyond the cheap one, ${worst.name}`,
  )
  for (const { ms, name, reason } of dear)
    console.log(`${ms.toFixed(1).padStart(7)} ms  ${name}${reason ? ` (${reason})` : ''}`)
  for (const fault of faults) console.log(`ANSWERED 500: ${fault}`)
  if (faults.size > 0 || dear.some(({ reason }) => reason === undefined)) {
    console.log(`\nFAILED: more than ${bound} ms, or a fault.`)
    process.exit(1)
  }
  process.exit(0)
}
