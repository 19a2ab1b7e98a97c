#!/usr/bin/env node
/** The executable. All that is impure meets here: arguments, environment, standard streams, exit. */
import { userInfo } from 'node:os'
import { holdYoungHeap } from './cli/young-heap.ts'

const args = process.argv.slice(2)
// Before anything else is loaded; other commands may have much to read from their first moment on.
if (args[0] === 'start') holdYoungHeap()
const { runPortico } = await import('./cli/portico.ts')
process.setSourceMapsEnabled(true)
// What cannot be written there, on a full disk or to a reader that is gone, must not end a service.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const exitCode = await runPortico(args, {
  env: process.env,
  workingFolder: process.cwd(),
  account: findAccount(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  // Not into a file or a pipe.
  ...(process.stderr.isTTY && { draw: (text) => process.stderr.write(`\r\u001b[K${text}`) }),
})
// Not left to the event loop: an open handle of a library must not keep a stopped service alive.
process.exit(exitCode)

/** The account's name; its number where it has none, as in many containers. */
function findAccount(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
