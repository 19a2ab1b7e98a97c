/** `require-session.js`: the question for a further proof, for pages without a build; see `standalone.ts`. */
export { requireSession } from './roots/require-session/require-session.ts'
