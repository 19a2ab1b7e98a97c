/**
 * Carries out a Dockerfile without a container engine: each stage in a root folder of its own, by the file's own
 * instructions; then its command as the first process of its own namespaces, as its user, on a read-only root.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyBaseImage } from './base-image.ts'
import { type Instruction, parseDockerfile, readExecForm, readPairs } from './dockerfile.ts'

const run = promisify(execFile)

/** What an image is: its files, and how its command is run. */
export interface Image {
  readonly root: string
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  readonly folder: string
  readonly volumes: readonly string[]
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
  readonly stopSignal: NodeJS.Signals
}

/** A stage while it is built. */
interface Draft extends Omit<Image, 'env' | 'command' | 'volumes'> {
  env: Record<string, string>
  args: Record<string, string>
  user: string
  folder: string
  volumes: string[]
  entrypoint: readonly string[]
  cmd: readonly string[]
  healthcheck: readonly string[]
  stopSignal: NodeJS.Signals
}

/**
 * Builds the last stage of a Dockerfile.
 *
 * @param options.context the folder of the file
 * @param options.env of this machine, for what the steps fetch: which registry npm asks
 * @param options.folder where the stages' root folders are put
 */
export async function buildImage(options: {
  readonly context: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}): Promise<Image> {
  const stages = parseDockerfile(readFileSync(join(options.context, 'Dockerfile'), 'utf8'))
  const done = new Map<string, Draft>()
  let last: Draft | undefined
  for (const [index, { base, alias, instructions }] of stages.entries()) {
    const root = join(options.folder, String(index))
    await copyBaseImage(base, root)
    last = createDraft(root)
    for (const instruction of instructions) await follow(instruction, last, { ...options, done })
    if (alias !== null) done.set(alias, last)
  }
  if (last === undefined) throw new Error('The Dockerfile has no stage.')
  return { ...last, command: [...last.entrypoint, ...last.cmd] }
}

const createDraft = (root: string): Draft => ({
  root,
  env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
  args: {},
  user: '0:0',
  folder: '/',
  volumes: [],
  entrypoint: [],
  cmd: [],
  healthcheck: [],
  stopSignal: 'SIGTERM',
})

interface Surroundings {
  readonly context: string
  readonly env: Readonly<Record<string, string>>
  /** Earlier stages, by their names. */
  readonly done: ReadonlyMap<string, Draft>
}

async function follow(
  { name, options, text }: Instruction,
  draft: Draft,
  surroundings: Surroundings,
): Promise<void> {
  switch (name) {
    case 'ARG':
      Object.assign(draft.args, Object.fromEntries(readPairs(text)))
      return
    case 'ENV':
      Object.assign(draft.env, Object.fromEntries(readPairs(text)))
      return
    case 'WORKDIR':
      draft.folder = text
      mkdirSync(join(draft.root, text), { recursive: true })
      return
    case 'USER':
      draft.user = text
      return
    case 'VOLUME':
      draft.volumes.push(...readExecForm(text))
      return
    case 'STOPSIGNAL':
      draft.stopSignal = toSignal(text)
      return
    case 'HEALTHCHECK':
      draft.healthcheck = readExecForm(text.replace(/^CMD\s+/, ''))
      return
    case 'ENTRYPOINT':
      draft.entrypoint = readExecForm(text)
      return
    case 'CMD':
      draft.cmd = readExecForm(text)
      return
    case 'COPY':
      return copy(text, options.from, draft, surroundings)
    case 'RUN':
      return runStep(text, draft, surroundings.env)
    case 'EXPOSE':
      return
    default:
      throw new Error(`${name} cannot be carried out.`)
  }
}

function toSignal(text: string): NodeJS.Signals {
  if (text === 'SIGTERM' || text === 'SIGINT' || text === 'SIGQUIT') return text
  throw new Error(`${text} is no signal to stop by.`)
}

async function copy(
  text: string,
  from: string | undefined,
  draft: Draft,
  { context, done }: Surroundings,
): Promise<void> {
  const paths = text.split(/\s+/)
  const target = paths.pop() ?? ''
  const source = from === undefined ? context : done.get(from)?.root
  if (source === undefined) throw new Error(`There is no stage ${from}.`)
  const found = paths.flatMap((path) => listMatches(source, path))
  if (found.length === 0) throw new Error(`COPY ${text} finds nothing.`)
  for (const path of found) {
    const name = target.endsWith('/') ? join(target, path.split('/').at(-1) ?? '') : target
    const place = join(draft.root, name)
    mkdirSync(dirname(place), { recursive: true })
    await run('cp', ['-a', '-T', join(source, path), place])
  }
}

/** A path, or the files of the context that a pattern like `*.tgz` matches; none is allowed beside others. */
function listMatches(source: string, path: string): readonly string[] {
  if (!path.includes('*')) return [path]
  const parts = path.split('*').map((part) => part.replaceAll('.', '\\.'))
  const pattern = new RegExp(`^${parts.join('[^/]*')}$`)
  return readdirSync(source).filter((file) => pattern.test(file))
}

/** What the steps of this machine read to reach a registry; they are no part of the image. */
const machineFiles = ['/etc/resolv.conf', '/etc/hosts']

async function runStep(
  text: string,
  draft: Draft,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  const cache = env.npm_config_cache
  const binds = [
    ...machineFiles.map((file) => [file, file]),
    ...(authorities === undefined ? [] : [[authorities, '/run/authorities.pem']]),
    // the entries may be those of another folder, which is not reached from there
    ...(cache === undefined ? [] : [[realpathSync(join(cache, '_cacache')), '/run/npm/_cacache']]),
  ].filter(([file = '']) => existsSync(file))
  const script = [
    ...binds.map(([file = '', place = '']) => bind(file, join(draft.root, place))),
    `mount -t proc none "${draft.root}/proc"`,
    `exec chroot "${draft.root}" env -i "$@"`,
  ].join('\n')
  const variables = {
    ...draft.env,
    ...draft.args,
    ...env,
    ...(cache && { npm_config_cache: '/run/npm' }),
    ...(authorities && {
      NODE_EXTRA_CA_CERTS: '/run/authorities.pem',
      npm_config_cafile: '/run/authorities.pem',
    }),
    npm_config_prefer_offline: 'true',
    HOME: '/tmp/home',
  }
  const shell = ['/bin/sh', '-c', `cd "${draft.folder}" && ${text}`]
  const own = [
    'sh',
    '-e',
    '-c',
    script,
    'sh',
    ...toPairs(variables),
    ...toUser(draft.user),
    ...shell,
  ]
  await run('unshare', ['--mount', '--pid', '--fork', '--kill-child', ...own], {
    maxBuffer: 50_000_000,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`RUN ${text}\n${error.stdout}\n${error.stderr}`)
  })
}

/** Mounts a file or folder, for whose place an empty one is made, unless it is there. */
const bind = (from: string, to: string) =>
  [
    `if [ -d "${from}" ]; then mkdir -p "${to}"; else mkdir -p "${dirname(to)}"; [ -e "${to}" ] || : > "${to}"; fi`,
    `mount --bind "${from}" "${to}"`,
  ].join('\n')

const toPairs = (env: Readonly<Record<string, string>>) =>
  Object.entries(env).map(([name, value]) => `${name}=${value}`)

/** Becomes the user, without any privilege and without a way to one. */
function toUser(user: string): readonly string[] {
  const [uid = '', gid = uid] = user.split(':')
  if (uid === '0') return []
  return [
    ...['setpriv', '--reuid', uid, '--regid', gid, '--clear-groups', '--no-new-privs'],
    ...['--inh-caps=-all', '--bounding-set=-all'],
  ]
}

/** A running container. */
export interface Container {
  /** The first process, as this machine numbers it. */
  readonly pid: number
  readonly output: () => string
  /** Runs a command in it. @param user @default the image's */
  exec(command: readonly string[], user?: string): Promise<{ code: number; output: string }>
  /** Sends the image's signal. @returns the exit code */
  stop(): Promise<number | null>
}

/**
 * Starts an image as `docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges` does; the
 * network is this machine's.
 *
 * @param options.volumes folders of this machine by their places in the container
 */
export async function startContainer(
  image: Image,
  options: {
    readonly env: Readonly<Record<string, string>>
    readonly volumes: Readonly<Record<string, string>>
  },
): Promise<Container> {
  const inRoot = (place: string) => join(image.root, place)
  for (const [place, folder] of Object.entries(options.volumes))
    await fillVolume(inRoot(place), folder)
  const script = [
    `mount --bind "${image.root}" "${image.root}"`,
    `mount -o remount,bind,ro "${image.root}"`,
    `mount -t proc none "${inRoot('proc')}"`,
    `mount -t tmpfs -o mode=1777,nosuid,nodev,noexec,size=64m none "${inRoot('tmp')}"`,
    ...Object.entries(options.volumes).map(([place, folder]) => bind(folder, inRoot(place))),
    `exec chroot "${image.root}" env -i "$@"`,
  ].join('\n')
  const env = { ...image.env, ...options.env }
  const inside = (command: readonly string[], user = image.user) => [
    ...toPairs(env),
    ...toUser(user),
    ...['env', `--chdir=${image.folder}`, ...command],
  ]
  const child = spawn('unshare', [
    ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'],
    ...['sh', '-e', '-c', script, 'sh', ...inside(image.command)],
  ])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const pid = await findFirstProcess(child)
  return {
    pid,
    output: () => output,
    exec: (command, user) =>
      collect('nsenter', [
        ...['--target', String(pid), '--mount', '--pid', '--ipc', '--uts', '--root'],
        ...['env', '-i', ...inside(command, user)],
      ]),
    stop: () => {
      if (child.exitCode === null) process.kill(pid, image.stopSignal)
      return ended
    },
  }
}

/** An engine fills a new volume with what the image has at its place, and gives it that owner and mode. */
async function fillVolume(place: string, folder: string): Promise<void> {
  if (!existsSync(folder)) await run('cp', ['-a', place, folder])
}

/** The child of `unshare`, which is process 1 there. */
async function findFirstProcess(child: ChildProcess): Promise<number> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The container did not start.')
    const children = `/proc/${child.pid}/task/${child.pid}/children`
    const [first = ''] = existsSync(children) ? readFileSync(children, 'utf8').split(' ') : []
    if (first !== '') return Number(first)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const collect = (program: string, args: readonly string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, [...args])
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Puts the Dockerfile and a configuration into a folder of their own, as an operator has them. */
export function copyContext(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const file of ['Dockerfile', 'portico.config.ts'])
    copyFileSync(join(from, file), join(to, file))
}
