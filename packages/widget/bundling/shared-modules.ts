import type { Plugin } from 'vite'

/**
 * Finds the modules that several steps of the widget need, so that they can be in one file. By default, the bundler
 * creates a file for each combination of steps, and a screen would wait for two levels of a dozen files.
 *
 * @returns the plugin that analyses the module graph, and a function that tells whether a module is shared
 */
export function findSharedModules(): { plugin: Plugin; isShared: (id: string) => boolean } {
  const shared = new Set<string>()
  const plugin: Plugin = {
    name: 'shared-modules',
    apply: 'build',
    buildEnd() {
      const users = new Map<string, Set<string>>()
      const walk = (id: string, root: string) => {
        const roots = users.get(id) ?? new Set()
        if (roots.has(root)) return
        users.set(id, roots.add(root))
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) walk(next, root)
      }
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.dynamicImporters.length) walk(id, id)
      }
      // a module that is itself a step stays in its own chunk
      for (const [id, roots] of users) if (roots.size > 1 && !roots.has(id)) shared.add(id)
    },
  }
  return { plugin, isShared: (id) => shared.has(id) }
}
