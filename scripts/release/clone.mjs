/** Builds in a clone of its own: what lies about in this folder, or was built before, is no part of a release. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../root.mjs'
import { run } from '../run.mjs'
import { expectSuccess } from './expect-success.mjs'

/**
 * Makes a release of a commit.
 *
 * @param {object} options
 * @param {string} options.commit
 * @param {string} options.target - the folder that it is written to; it must not exist
 * @param {string} options.place - where in a temporary folder the clone is, so that no two are at the same path
 */
export async function releaseFromClone({ commit, target, place }) {
  const work = mkdtempSync(join(tmpdir(), 'portico-release-'))
  const clone = join(work, place)
  try {
    mkdirSync(join(clone, '..'), { recursive: true })
    await expectSuccess(run('git', ['clone', '--quiet', '--no-hardlinks', inRoot(), clone]))
    await expectSuccess(run('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone }))
    const { code, output } = await run(
      process.execPath,
      ['scripts/release/make-release.mjs', join(work, 'release')],
      { cwd: clone, env: createEnv() },
    )
    if (code !== 0) throw new Error(output)
    mkdirSync(join(target, '..'), { recursive: true })
    cpSync(join(work, 'release'), target, { recursive: true })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Without what npm tells the scripts that it runs: it is about this folder. */
function createEnv() {
  const names = Object.keys(process.env).filter((name) =>
    /^(npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)|INIT_CWD|NODE_ENV|NODE_OPTIONS|SOURCE_DATE_EPOCH|VITEST)/.test(
      name,
    ),
  )
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

/** @returns {Promise<string>} of the commit that is checked out here */
export const readCommit = async () =>
  (await expectSuccess(run('git', ['rev-parse', 'HEAD']))).trim()
