/** The executable of this repository; the package `portico` runs the same commands, and more. */
import { runProcess } from './operations/cli/run-process.ts'

await runProcess()
