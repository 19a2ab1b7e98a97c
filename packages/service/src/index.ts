/** What a configuration file imports: `portico.config.ts` is typed by it. */

export type { PorticoConfig, ProjectSource } from './kernel/config/config-schema.ts'
export { defineConfig } from './kernel/config/define-config.ts'
export type { ProjectSettings } from './kernel/config/project-settings.ts'
