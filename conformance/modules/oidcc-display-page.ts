import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** `display` is a wish, never a reason to refuse. */
export const oidccDisplayPage = createHappyFlow('oidcc-display-page', {
  params: { display: 'page' },
})
