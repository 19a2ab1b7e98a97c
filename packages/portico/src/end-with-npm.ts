/** Often enough that a port is free again by the time that the command is repeated. */
const intervalMs = 500

/**
 * Ends this process, as SIGTERM does, when npm or npx has ended. npm ends the shell between both at SIGTERM, and the shell
 * tells its program nothing: the service would go on, with no parent and with its port.
 *
 * @param env the environment of the process, in which npm names its command
 */
export function endWithNpm({ npm_command: command }: NodeJS.ProcessEnv): void {
  if (command !== 'exec' && command !== 'start') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, intervalMs)
  timer.unref()
}
