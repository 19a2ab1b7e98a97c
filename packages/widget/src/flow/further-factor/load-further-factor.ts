import { asksFurtherFactor } from './asks-further-factor.ts'

/** Loads the question for a further factor. It is loaded on demand, because few accounts have such a factor. */
export const loadFurtherFactor = () => import('./further-factor.tsx')

/** Awaits a call, and loads the question for a further factor before it throws an error that leads to the question. */
export async function withQuestion<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call
  } catch (error) {
    // if the question cannot be loaded, the caller shows the error like any other
    if (asksFurtherFactor(error)) await loadFurtherFactor().catch(() => {})
    throw error
  }
}
