/**
 * A registry with this repository's packages as npm packs them; for all others it sends on to the registry that npm is
 * configured with. What runs with its `env` installs them by name, as those do who have no clone.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRepository } from './framework-host.ts'
import { packAll } from './pack.ts'

const run = promisify(execFile)

const published = ['contract', 'client', 'widget', 'react', 'server', 'service', 'portico'] as const

export interface Registry {
  readonly url: string
  /** For npm and what it starts: this registry, npm's cache, and no copy of `npx` from another build. */
  readonly env: Readonly<{ npm_config_registry: string; npm_config_cache: string }>
  stop(): Promise<void>
}

interface Manifest {
  readonly name: string
  readonly version: string
}

interface Packed {
  readonly manifest: Manifest
  readonly tarball: Buffer
}

/** Starts the registry on a port of its own. */
export async function startRegistry(
  names: readonly (typeof published)[number][] = published,
): Promise<Registry> {
  const [served, upstream, folder] = [await readAll(names), await askNpm('registry'), makeCache()]
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname).slice(1)
    const tarball = served.find((one) => toPath(one) === path)
    if (tarball) return response.end(tarball.tarball)
    const document = served.find(({ manifest }) => manifest.name === path)
    if (!document)
      return response
        .writeHead(307, { location: new URL(request.url?.slice(1) ?? '', upstream).href })
        .end()
    // another build may be served at this address tomorrow
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    return response.end(JSON.stringify(toDocument(document, url)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  const cache = join(folder, 'cache')
  symlinkSync(join(await askNpm('cache'), '_cacache'), join(cache, '_cacache'))
  return {
    url,
    env: { npm_config_registry: url, npm_config_cache: cache },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      // a generator may still be writing its log
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Reads the tarballs of packages. */
async function readAll(names: readonly string[]): Promise<Packed[]> {
  const tarballs = await packAll(names)
  return Promise.all(
    tarballs.map(async (file) => ({
      manifest: await readManifest(file),
      tarball: readFileSync(file),
    })),
  )
}

async function readManifest(tarball: string): Promise<Manifest> {
  const { stdout } = await run('tar', ['xzOf', tarball, 'package/package.json'])
  return JSON.parse(stdout)
}

/** Beside npm's cache, which is read: `npx` keeps what it has installed by name and version, from whichever build. */
function makeCache(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-registry-'))
  mkdirSync(join(folder, 'cache'))
  return folder
}

const toPath = ({ manifest: { name, version } }: Packed) => `${name}/-/${version}.tgz`

/** What a registry says of a package. */
function toDocument({ manifest, tarball }: Packed, url: string) {
  const { name, version } = manifest
  const dist = {
    tarball: url + toPath({ manifest, tarball }),
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    shasum: createHash('sha1').update(tarball).digest('hex'),
  }
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
  }
}

/** @returns a setting of npm, as it is outside of the tests */
async function askNpm(setting: string): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', setting], { cwd: inRepository('.') })
  return stdout.trim()
}
