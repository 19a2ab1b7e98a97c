/** The command line, for the package that installs it. */

export type { Command, Commands } from './operations/cli/command-group.ts'
export {
  type DevelopmentProject,
  loadDevelopmentProject,
} from './operations/cli/load-development-project.ts'
export { loadSetupMethods, type SetupMethod } from './operations/cli/load-setup-methods.ts'
export { runProcess } from './operations/cli/run-process.ts'
export type { ExitCode, Terminal } from './operations/cli/terminal.ts'
export { UsageError } from './operations/cli/usage-error.ts'
