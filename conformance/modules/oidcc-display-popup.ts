import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** `display` is a wish, never a reason to refuse. */
export const oidccDisplayPopup = createHappyFlow('oidcc-display-popup', {
  params: { display: 'popup' },
})
