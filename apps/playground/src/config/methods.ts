/// <reference types="vite/types/importMeta.d.ts" />
import type { Config, ShownMethod } from './shown-method.ts'

/** The methods with options: a file of `methods` each. */
export const methods: readonly ShownMethod[] = Object.values(
  import.meta.glob<ShownMethod>('../methods/*.ts', { eager: true, import: 'method' }),
)

/** The options of a method in a configuration. */
export const getOptions = (config: Config, { key }: ShownMethod): Config => Object(config[key])
