import type { Plugin } from 'vite'

/** The steps of the account, and of an enrolment and a step-up, which show some of them. What they need must not come with a sign-in. */
const isOfAccount = (id: string) =>
  /widget\/src\/(roots\/(account|require-session)\/|methods\/[^/]+\/account\/|flow\/(account|enrolment)\/|screens\/(confirm|enrolment)\/)/.test(
    id,
  )

/**
 * Finds the modules that several steps of the widget need, so that they can be in one file. By default, the bundler
 * creates a file for each combination of steps, and a screen would wait for two levels of a dozen files.
 *
 * @returns the plugin that analyses the module graph, and functions that tell whether a module is shared by steps of
 * other widgets, or by steps of the account alone
 */
export function findSharedModules(): {
  plugin: Plugin
  isShared: (id: string) => boolean
  isSharedInAccount: (id: string) => boolean
} {
  const shared = new Set<string>()
  const ofAccount = new Set<string>()
  const plugin: Plugin = {
    name: 'shared-modules',
    apply: 'build',
    buildEnd() {
      const users = new Map<string, Set<string>>()
      const isStep = (id: string) => Boolean(this.getModuleInfo(id)?.dynamicImporters.length)
      const walk = (id: string, root: string) => {
        // a step that another one imports is a chunk of its own, with what it needs
        if (id !== root && isStep(id)) return
        const roots = users.get(id) ?? new Set()
        if (roots.has(root)) return
        users.set(id, roots.add(root))
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) walk(next, root)
      }
      for (const id of this.getModuleIds()) {
        if (isStep(id)) walk(id, id)
      }
      // a module that is itself a step stays in its own chunk
      for (const [id, roots] of users) {
        if (roots.has(id)) continue
        const others = [...roots].filter((root) => !isOfAccount(root)).length
        // what a single sign-in step needs of the account's modules would otherwise bring all of them
        if (others > 1 || (others === 1 && isOfAccount(id))) shared.add(id)
        else if (others === 0 && roots.size > 1) ofAccount.add(id)
      }
    },
  }
  return {
    plugin,
    isShared: (id) => shared.has(id),
    isSharedInAccount: (id) => ofAccount.has(id),
  }
}
