/**
 * What the tests need beside npm packages: three browsers, PostgreSQL, two reverse proxies, and what
 * the documentation's commands call. As root on Debian they are installed;
 * elsewhere the exact command is said. Tests are never left out silently.
 */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { giveUp, say, since } from './say.mjs'

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} [folders] - looked through beside the PATH
 */
function isOnPath(names, folders = []) {
  const path = (process.env.PATH ?? '').split(delimiter)
  return [...path, ...folders].some((folder) =>
    names.some((name) => isExecutable(join(folder, name))),
  )
}

const postgresFolders = () => {
  const versions = '/usr/lib/postgresql'
  return existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : []
}

/**
 * Each need: how it is met by hand, whether it is met, and the Debian packages that meet it. `better` is what
 * the tests can do without: a faster browser, and the fonts that their screens are laid out for.
 */
const needs = {
  chromium: {
    isMet: () =>
      Boolean(process.env.CHROMIUM) ||
      isOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
    packages: ['chromium'],
    orElse: 'or set CHROMIUM to the path of a Chromium',
    better: [
      {
        isMet: () =>
          Boolean(process.env.CHROMIUM) ||
          isOnPath(['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']),
        packages: ['chromium-headless-shell'],
      },
      {
        isMet: () =>
          process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/liberation'),
        packages: ['fonts-liberation'],
      },
      {
        // the long run draws every language
        isMet: () =>
          process.platform !== 'linux' ||
          process.env.PORTICO_TESTS !== 'all' ||
          (existsSync('/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf') &&
            existsSync('/usr/share/fonts/opentype/noto')),
        packages: ['fonts-noto-core', 'fonts-noto-cjk'],
      },
    ],
  },
  firefox: {
    isMet: () => Boolean(process.env.FIREFOX) || isOnPath(['firefox-esr', 'firefox']),
    packages: ['firefox-esr'],
    orElse: 'or set FIREFOX to the path of a Firefox',
  },
  webkit: {
    // it is built for no other system
    isMet: () =>
      process.platform !== 'linux' || (isOnPath(['WebKitWebDriver']) && isOnPath(['Xvfb'])),
    packages: ['webkit2gtk-driver', 'xvfb'],
    orElse: 'with WebKitWebDriver and Xvfb on the PATH',
  },
  postgres: {
    isMet: () =>
      Boolean(process.env.TEST_DATABASE_URL) || isOnPath(['postgres'], postgresFolders()),
    packages: ['postgresql'],
    orElse: 'or set TEST_DATABASE_URL to a PostgreSQL 15 or newer that tests may fill',
  },
  shell: {
    isMet: () => isOnPath(['sqlite3']) && isOnPath(['curl']),
    packages: ['sqlite3', 'curl'],
    orElse: 'with sqlite3 and curl on the PATH',
  },
  nginx: {
    isMet: () => isOnPath(['nginx'], ['/usr/sbin']),
    packages: ['nginx'],
    orElse: 'with nginx on the PATH',
  },
  debootstrap: {
    isMet: () => isOnPath(['debootstrap'], ['/usr/sbin']),
    packages: ['debootstrap'],
    orElse: 'with debootstrap on the PATH',
  },
  nspawn: {
    isMet: () => isOnPath(['systemd-nspawn']) && isOnPath(['systemd-analyze']),
    packages: ['systemd-container'],
    orElse: 'with systemd-nspawn and systemd-analyze on the PATH',
  },
  python: {
    isMet: () => isOnPath(['python3']),
    packages: ['python3-venv'],
    orElse: 'with python3 and its venv on the PATH',
  },
  qemu: {
    isMet: () =>
      isOnPath(['qemu-aarch64-static']) && existsSync('/usr/aarch64-linux-gnu/lib/libstdc++.so.6'),
    packages: ['qemu-user-static', 'libc6-arm64-cross', 'libstdc++6-arm64-cross'],
    orElse: 'with qemu-aarch64-static on the PATH',
  },
  caddy: {
    isMet: () => isOnPath(['caddy']),
    packages: ['caddy'],
    orElse: 'with caddy on the PATH',
  },
}

/** @param {readonly string[]} packages */
const toSteps = (packages) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
]

/** @param {readonly string[]} packages */
const toCommand = (packages) =>
  toSteps(packages)
    .map((step) => `sudo ${step.join(' ')}`)
    .join(' && ')

const canInstall = () => process.getuid?.() === 0 && isOnPath(['apt-get'])

/**
 * @param {readonly string[]} packages
 * @returns {Promise<string | null>} what went wrong; null when they are installed
 */
async function install(packages) {
  say(`Installing ${packages.join(', ')}`)
  const startedAt = Date.now()
  for (const [program = '', ...args] of toSteps(packages)) {
    const { code, output } = await run(program, args, {
      // At run level 1 nothing that is installed is started: the tests start what they need.
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
    if (code !== 0) return `${output}\n${program} ${args.join(' ')} failed.`
  }
  say(`  done in ${since(startedAt)}`)
  return null
}

/**
 * Sees to it that the tests find what they need.
 *
 * @param {readonly (keyof typeof needs)[]} names
 */
export async function installSystemPackages(names) {
  const wanted = names.map((name) => needs[name])
  const missing = wanted.filter((need) => !need.isMet())
  if (missing.length > 0) {
    const packages = missing.flatMap((need) => need.packages)
    if (!canInstall()) {
      giveUp(
        `The tests need ${packages.join(', ')}. On Debian or Ubuntu:\n\n  ${toCommand(packages)}\n\n` +
          `${missing.map((need) => need.orElse).join('; ')}.`,
      )
    }
    const failure = await install(packages)
    if (failure) giveUp(failure)
  }

  const better = wanted
    .flatMap((need) => ('better' in need ? need.better : []))
    .filter((need) => !need.isMet())
    .flatMap((need) => need.packages)
  if (better.length === 0) return
  const isInstalled = canInstall() && (await install(better)) === null
  if (!isInstalled) {
    say(`The tests run better with ${better.join(', ')}. On Debian:\n\n  ${toCommand(better)}\n`)
  }
}
