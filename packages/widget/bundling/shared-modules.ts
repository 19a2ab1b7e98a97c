import type { Plugin } from 'vite'

/**
 * Finds the modules that several steps of the widget need, so that they can come in one file: left alone, the bundler
 * makes a file for each set of steps, and a screen waits for two levels of a dozen files.
 *
 * @returns the plugin that looks at the graph, and whether a module is one of them
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
      // a step of its own is loaded by itself
      for (const [id, roots] of users) if (roots.size > 1 && !roots.has(id)) shared.add(id)
    },
  }
  return { plugin, isShared: (id) => shared.has(id) }
}
