/**
 * What the tests need beside npm packages: Chromium and PostgreSQL. As root on Debian they are installed;
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

/** Each need: how it is met by hand, whether it is met, and the Debian packages that meet it. */
const needs = {
  chromium: {
    isMet: () =>
      Boolean(process.env.CHROMIUM) ||
      isOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
    packages: ['chromium', 'fonts-liberation'],
    orElse: 'or set CHROMIUM to the path of a Chromium',
  },
  postgres: {
    isMet: () =>
      Boolean(process.env.TEST_DATABASE_URL) || isOnPath(['postgres'], postgresFolders()),
    packages: ['postgresql'],
    orElse: 'or set TEST_DATABASE_URL to a PostgreSQL 15 or newer that tests may fill',
  },
}

/**
 * Sees to it that the tests find what they need.
 *
 * @param {readonly (keyof typeof needs)[]} names
 */
export async function installSystemPackages(names) {
  const missing = names.map((name) => needs[name]).filter((need) => !need.isMet())
  if (missing.length === 0) return

  const wanted = missing.flatMap((need) => need.packages)
  const steps = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...wanted],
  ]
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !isOnPath(['apt-get'])) {
    const command = steps.map((step) => `sudo ${step.join(' ')}`).join(' && ')
    giveUp(
      `The tests need ${wanted.join(', ')}. On Debian or Ubuntu:\n\n  ${command}\n\n` +
        `${missing.map((need) => need.orElse).join('; ')}.`,
    )
  }

  say(`Installing ${wanted.join(', ')}`)
  const startedAt = Date.now()
  for (const [program = '', ...args] of steps) {
    const { code, output } = await run(program, args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) giveUp(`${output}\n${program} ${args.join(' ')} failed.`)
  }
  say(`  done in ${since(startedAt)}`)
}
