/** The build for servers: the first screen of the sign-in as text. The service loads it, and so do React hosts. */
export { renderFirstScreen } from './roots/first-screen/render-first-screen.ts'
export { renderServedContent } from './roots/first-screen/render-served-content.ts'
