import type { Command, Commands } from '@portico/service/cli'
import { devUsage, docsUsage, loadInitUsage, removeUsage, skillUsage, textsUsage } from './usage.ts'

/** Loads what a command needs when it runs: a service starts with none of it. */
const whenRun =
  (load: () => Promise<Command>): Command =>
  async (terminal, args) =>
    (await load())(terminal, args)

/** The commands of this package, beside those of the service. */
export const commands: Commands = {
  init: {
    summary: 'add sign-in to the app in this folder',
    usage: loadInitUsage,
    run: whenRun(async () => (await import('./init/init.ts')).init),
  },
  dev: {
    summary: 'run the app of this folder with a service beside it',
    usage: devUsage,
    run: whenRun(async () => (await import('./dev/dev.ts')).dev),
  },
  remove: {
    summary: 'take out what init has added',
    usage: removeUsage,
    run: whenRun(async () => (await import('./init/remove.ts')).remove),
  },
  docs: {
    summary: 'open the documentation of this version, also without a network',
    usage: docsUsage,
    run: whenRun(async () => (await import('./docs/docs.ts')).docs),
  },
  skill: {
    summary: 'print what a coding agent needs to add sign-in to an app',
    usage: skillUsage,
    run: whenRun(async () => (await import('./skill/skill.ts')).skill),
  },
  texts: {
    summary: 'export, check and import the texts of a language',
    usage: textsUsage,
    run: whenRun(async () => (await import('./texts/texts.ts')).texts),
  },
}
