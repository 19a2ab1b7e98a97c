/// <reference types="vite/types/importMeta.d.ts" />
import type { WidgetId } from './choices.ts'
import type { ShownRoot } from './shown-root.ts'

const roots = import.meta.glob<ShownRoot>('../roots/*.ts', { eager: true, import: 'root' })

const last = Number.MAX_SAFE_INTEGER

/** The widgets that the page can show, in the order of their buttons: a file of `roots` each. */
export const widgets: readonly (ShownRoot & { readonly id: WidgetId })[] = Object.entries(roots)
  .map(([path, root]) => ({ ...root, id: path.replace(/^.*\/|\.ts$/g, '') }))
  .sort((one, other) => (one.place ?? last) - (other.place ?? last))
