#!/usr/bin/env node
/** The executable `portico`. */
import { runProcess } from '@portico/service/cli'
import { commands } from './commands.ts'
import { endWithNpm } from './end-with-npm.ts'

const { env } = process
const isProduction = (env.PORTICO_MODE ?? env.NODE_ENV) === 'production'
const given = process.argv.slice(2)
// A supervisor that lost its command notices, since in production there is none by default.
const args = given.length === 0 && !isProduction ? ['start'] : given
if (args[0] === 'start' && args.length === 1) {
  const { startInDevelopment } = await import('@portico/client-app')
  await startInDevelopment(env)
}
endWithNpm(env)
await runProcess(args, commands)
