import type { PorticoConfig } from './config-schema.ts'

/**
 * Checks the types of a configuration and returns it unchanged. Everything but a project's names, origins and addresses
 * has a default.
 *
 * @example
 * ```ts
 * import { defineConfig } from '@portico/service'
 *
 * export default defineConfig({
 *   projects: [
 *     {
 *       projectId: 'project-live-7d1f0c',
 *       publicToken: 'public-token-live-51c2ae',
 *       secretEnv: 'SHOP_SECRET',
 *       name: 'Shop',
 *       allowedOrigins: ['https://shop.example.com'],
 *       redirectUrls: ['https://shop.example.com/authenticate'],
 *     },
 *   ],
 * })
 * ```
 */
export const defineConfig = (config: PorticoConfig): PorticoConfig => config
