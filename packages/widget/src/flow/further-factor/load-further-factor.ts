import { asksFurtherFactor } from './asks-further-factor.ts'

/** Loads the question for a further factor: few accounts have one. */
export const loadFurtherFactor = () => import('./further-factor.tsx')

/** Has the question at hand before the refusal that leads to it is told. */
export async function withQuestion<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call
  } catch (error) {
    // where it cannot be had, the refusal is told as any other
    if (asksFurtherFactor(error)) await loadFurtherFactor().catch(() => {})
    throw error
  }
}
