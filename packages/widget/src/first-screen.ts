/**
 * The build for servers: the first screens of the roots that declare one, as text. The service loads it, and so do React
 * hosts.
 */
export { renderFirstScreen } from './roots/first-screen/render-first-screen.ts'
export { renderServedContent } from './roots/first-screen/render-served-content.ts'
export { servedRoots } from './roots/first-screen/served-roots.ts'
