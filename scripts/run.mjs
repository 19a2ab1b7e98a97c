/**
 * Runs other programs for the commands of this folder: their output shown or kept, their exit code told,
 * and none of them left behind when the command itself is stopped.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from './root.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of running) child.kill(signal)
  // 128 + the signal's number, as a shell reports it; the children get a moment to end first
  setTimeout(() => process.exit(signal === 'SIGINT' ? 130 : 143), 200)
}

/** @param {import('node:child_process').ChildProcess} child */
function watch(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stopAll)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function forget(child) {
  running.delete(child)
  // with nothing running a signal means what it always means
  if (running.size === 0) for (const signal of signals) process.off(signal, stopAll)
}

/**
 * Runs a program to its end. Never rejects: a program that cannot be started has exit code 127.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, ask?: boolean }} [options] -
 *   `show` passes the output through instead of keeping it, `ask` lets the program read the terminal
 * @returns {Promise<{ code: number, output: string }>} exit code, and what it printed
 */
export function run(program, args, { cwd = root, env = {}, show = false, ask = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [ask ? 'inherit' : 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    watch(child)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', (error) => {
      forget(child)
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    child.once('close', (code, signal) => {
      forget(child)
      resolve({ code: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output })
    })
  })
}

/**
 * Runs npm by the Node that runs us, so that it works without a shell on every system.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, options)
}

/**
 * Finds the script behind a command of an installed package.
 *
 * @param {string} packageName
 * @param {string} [command] - the command's name, when it is not the package's
 * @returns {string} an absolute path, to be run by Node
 */
export function binOf(packageName, command = packageName.replace(/^@[^/]+\//, '')) {
  const folder = inRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Runs a command of an installed package by the Node that runs us.
 *
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2] & { command?: string }} [options]
 */
export function runBin(packageName, args, { command, ...options } = {}) {
  return run(process.execPath, [binOf(packageName, command), ...args], options)
}
