/** The samples of `docs/reverse-proxy`, run by their programs: only names, ports and files are put in. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@portico/testkit'
import { createCertificate } from '@portico/testkit/keys'

const samples = fileURLToPath(new URL('../../docs/reverse-proxy/', import.meta.url))

/** A proxy in front of processes on loopback ports. */
export interface ReverseProxy {
  /** `https://localhost:PORT` */
  readonly origin: string
  /** PEM of the certificate that clients trust. */
  readonly certificate: string
  /** Where its configuration stands. */
  readonly configFile: string
  readonly pidFile: string
  stop(): Promise<void>
}

export type ProxyName = 'nginx' | 'caddy'

/** Puts something in place of a text that must be there. */
function put(text: string, sought: string, replacement: string): string {
  if (!text.includes(sought)) throw new Error(`The sample has no "${sought}".`)
  return text.replaceAll(sought, replacement)
}

/**
 * Starts a proxy from its sample.
 *
 * @param ports of the processes, one or two
 * @param hasPassword true to ask for the password `word` of the user `ops` in front of the console, as the sample says how
 */
export async function startReverseProxy(
  name: ProxyName,
  port: number,
  ports: readonly number[],
  { hasPassword = false }: { readonly hasPassword?: boolean } = {},
): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), `portico-${name}-`))
  const { cert, private: key } = await createCertificate([])
  const place = {
    folder,
    port,
    ports,
    hasPassword,
    certificate: join(folder, 'fullchain.pem'),
    key: join(folder, 'privkey.pem'),
  }
  await writeFile(place.certificate, cert)
  await writeFile(place.key, key)
  const configFile = await (name === 'nginx' ? writeNginx : writeCaddy)(place)
  const args =
    name === 'nginx'
      ? ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
      : ['run', '--config', configFile, '--adapter', 'caddyfile']
  const env = { PATH: proxyPath, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(name, args, { env })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000)
  })
  await waitUntilListening(child, port, () => said)
  return {
    origin: `https://localhost:${port}`,
    certificate: cert,
    configFile,
    pidFile: join(folder, 'nginx.pid'),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await gone
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Debian keeps nginx where only root looks. */
export const proxyPath = [process.env.PATH ?? '', '/usr/sbin'].join(delimiter)

interface Place {
  readonly folder: string
  readonly port: number
  readonly ports: readonly number[]
  readonly hasPassword: boolean
  readonly certificate: string
  readonly key: string
}

async function writeNginx(place: Place): Promise<string> {
  const { folder, ports } = place
  const servers = ports.map((port) => `server 127.0.0.1:${port};`).join('\n  ')
  let sample = await readFile(join(samples, 'nginx.conf'), 'utf8')
  sample = put(sample, '\n  server 127.0.0.1:3000;', `\n  ${servers}`)
  sample = put(sample, 'listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
  sample = put(sample, 'listen 443 ssl', `listen 127.0.0.1:${place.port} ssl`)
  sample = put(sample, 'server_name auth.example.com', 'server_name localhost')
  sample = put(sample, '/etc/ssl/portico/fullchain.pem', place.certificate)
  sample = put(sample, '/etc/ssl/portico/privkey.pem', place.key)
  if (place.hasPassword) {
    const file = join(folder, 'console.htpasswd')
    await writeFile(file, 'ops:{PLAIN}word\n')
    sample = put(sample, '# map ', 'map ')
    sample = put(sample, '# auth_basic', 'auth_basic')
    sample = put(sample, '/etc/nginx/console.htpasswd', file)
  }
  const configFile = join(folder, 'portico.conf')
  await writeFile(configFile, sample)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n  ')
  // Workers of root would be another user, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user}pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary}
  include portico.conf;
}
`,
  )
  const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: { PATH: proxyPath },
    encoding: 'utf8',
  })
  if (checked.status !== 0) throw new Error(`nginx refuses the sample:\n${checked.stderr}`)
  return configFile
}

async function writeCaddy(place: Place): Promise<string> {
  const backends = place.ports.map((port) => `127.0.0.1:${port}`).join(' ')
  let sample = await readFile(join(samples, 'Caddyfile'), 'utf8')
  sample = put(
    sample,
    '\nauth.example.com {',
    `\nhttps://localhost:${place.port} {\n\tbind 127.0.0.1\n\ttls ${place.certificate} ${place.key}`,
  )
  sample = put(sample, '\n\treverse_proxy 127.0.0.1:3000 {', `\n\treverse_proxy ${backends} {`)
  if (place.hasPassword) {
    const { stdout } = spawnSync('caddy', ['hash-password', '--plaintext', 'word'], {
      encoding: 'utf8',
    })
    sample = put(sample, '# basicauth', 'basicauth')
    sample = put(sample, '# \tops $2a$14$...', `\tops ${stdout.trim()}`)
    sample = put(sample, '# }', '}')
  }
  const configFile = join(place.folder, 'Caddyfile')
  await writeFile(configFile, `{\n\tadmin off\n\tauto_https off\n}\n\n${sample}`)
  return configFile
}

async function waitUntilListening(
  child: ChildProcess,
  port: number,
  said: () => string,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy did not start:\n${said()}`)
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
