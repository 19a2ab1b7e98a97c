/**
 * `npm run example react-vite`: installs what is missing, builds what is stale, starts the service unless one
 * runs already, and starts the example with its address and public token. PORT is the service's port,
 * EXAMPLE_PORT the example's.
 */
import './require-node.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  packages,
  playground,
  present,
  service,
  standalone,
} from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot } from './root.mjs'
import { run, runBin, runNpm } from './run.mjs'
import { giveUp, say, since } from './say.mjs'

const serviceUrl = `http://localhost:${process.env.PORT ?? 3000}`
const examplePort = process.env.EXAMPLE_PORT ?? '4000'
const exampleUrl = `http://localhost:${examplePort}`

/** @typedef {{ project_id: string, public_token: string }} DevProject */

/** @type {Record<string, (folder: string, project: DevProject) => Promise<unknown>>} */
const starts = {
  'plain-html': servePlainPage,
  'react-server': startReactServer,
  'react-vite': startVite,
  ...Object.fromEntries(
    ['astro', 'express', 'hono', 'next', 'nuxt', 'react-router', 'sveltekit'].map((framework) => [
      framework,
      startFramework,
    ]),
  ),
}

const [name = ''] = process.argv.slice(2)
const start = starts[name]
if (!start) giveUp(`Which example? npm run example ${Object.keys(starts).join(' | ')}`)

await installPackages()
await buildStale(present([service, standalone, firstScreen, operatorsConsole, playground]))
// afterwards: a build by Vite empties the folder that these write into
if (name !== 'plain-html') await buildStale(present(packages))
await start(inRoot('examples', name), await findOrStartService())

/** @returns {Promise<DevProject | null>} the development project of a running service */
async function findProject() {
  try {
    const answer = await fetch(`${serviceUrl}/dev/project`)
    // the service's own words, read by its own script
    return answer.ok ? /** @type {DevProject} */ (await answer.json()) : null
  } catch {
    return null
  }
}

/** @returns {Promise<DevProject>} */
async function findOrStartService() {
  const running = await findProject()
  if (running) {
    say(`The service runs at ${serviceUrl} already`)
    return running
  }
  let hasEnded = false
  run(process.execPath, [inRoot('scripts/start.mjs')], { show: true }).then(({ code }) => {
    hasEnded = true
    process.exit(code)
  })
  for (;;) {
    const project = hasEnded ? null : await findProject()
    if (project) return project
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * @param {string} folder
 * @param {DevProject} project
 */
async function startVite(folder, { public_token }) {
  say(`The example runs at ${exampleUrl}`)
  await runBin('vite', ['--port', examplePort, '--strictPort', '--host', 'localhost'], {
    cwd: folder,
    env: { VITE_PORTICO_URL: serviceUrl, VITE_PORTICO_PUBLIC_TOKEN: public_token },
    show: true,
  })
}

/**
 * @param {string} folder
 * @param {DevProject} project
 */
async function startReactServer(folder, { project_id, public_token }) {
  for (const args of [['build'], ['build', '--ssr']]) {
    const { code, output } = await runBin('vite', [...args, '--logLevel', 'warn'], { cwd: folder })
    if (code !== 0) giveUp(`${output}\nThe example could not be built.`)
  }
  say(`The example runs at ${exampleUrl}`)
  await run(process.execPath, ['dist/server/server.js'], {
    cwd: folder,
    env: {
      PORTICO_URL: serviceUrl,
      PORTICO_PROJECT_ID: project_id,
      PORTICO_PUBLIC_TOKEN: public_token,
      PORTICO_SECRET: readSecret(project_id),
      PORT: examplePort,
    },
    show: true,
  })
}

/**
 * Installs an example for a host's own server as its README says, with the packages as npm packs them, builds and starts it.
 *
 * @param {string} folder
 * @param {DevProject} project
 */
async function startFramework(folder, { project_id, public_token }) {
  /** @type {{ dependencies: Record<string, string>, scripts: Record<string, string> }} */
  const { dependencies, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = dependencies['@portico/react']
    ? ['contract', 'client', 'widget', 'react', 'server']
    : ['server']
  say('Installing the example')
  const startedAt = Date.now()
  const packed = inRoot('.cache/packed')
  mkdirSync(packed, { recursive: true })
  const workspaces = names.flatMap((one) => ['-w', `packages/${one}`])
  await npmOrGiveUp(['pack', ...workspaces, '--pack-destination', packed])
  const files = readdirSync(packed)
    .filter((file) => names.some((one) => file.startsWith(`portico-${one}-`)))
    .map((file) => join(packed, file))
  await npmOrGiveUp(
    ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', ...files],
    {
      cwd: folder,
    },
  )
  const env = {
    PORTICO_URL: serviceUrl,
    PORTICO_PROJECT_ID: project_id,
    PORTICO_PUBLIC_TOKEN: public_token,
    PORTICO_SECRET: readSecret(project_id),
    ORIGIN: exampleUrl,
    PORT: examplePort,
    HOST: '127.0.0.1',
  }
  if (scripts.build) await npmOrGiveUp(['run', 'build'], { cwd: folder, env })
  say(`  done in ${since(startedAt)}`)
  say(`The example runs at ${exampleUrl}`)
  await runNpm(['start'], { cwd: folder, env, show: true })
}

/** @param {readonly string[]} args @param {Parameters<typeof runNpm>[1]} [options] */
async function npmOrGiveUp(args, options) {
  const { code, output } = await runNpm(args, options)
  if (code !== 0) giveUp(`${output}\nThe example could not be installed.`)
}

/** @param {string} projectId @returns {string} the secret of the development project, as the service keeps it */
function readSecret(projectId) {
  const file = join(process.env.DATA_FOLDER ?? inRoot('.portico'), 'development.json')
  const identity = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return identity.projectId === projectId
    ? identity.secret
    : giveUp(
        `The secret of ${projectId} is not in ${file}. Stop the service at ${serviceUrl}, and run this again.`,
      )
}

/**
 * Serves the page as it is, and its settings with the two lines changed that its README speaks of.
 *
 * @param {string} folder
 * @param {DevProject} project
 */
async function servePlainPage(folder, { public_token }) {
  const types = new Map([
    ['.html', 'text/html'],
    ['.js', 'text/javascript'],
  ])
  const files = new Set(readdirSync(folder).filter((file) => types.has(extname(file))))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', exampleUrl)
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    if (!files.has(file)) {
      response.writeHead(404).end()
      return
    }
    const content = readFileSync(join(folder, file), 'utf8')
      .replace('http://localhost:3000', serviceUrl)
      .replace('public-token-test-…', public_token)
    response.writeHead(200, { 'content-type': `${types.get(extname(file))}; charset=utf-8` })
    response.end(content)
  })
  server.once('error', (error) => giveUp(error.message))
  server.listen(Number(examplePort), 'localhost', () => say(`The example runs at ${exampleUrl}`))
}
