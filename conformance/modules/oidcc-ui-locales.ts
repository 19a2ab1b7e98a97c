import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** `ui_locales` is a wish, never a reason to refuse. */
export const oidccUiLocales = createHappyFlow('oidcc-ui-locales', {
  params: { ui_locales: 'se nl' },
})
