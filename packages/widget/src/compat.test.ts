import { expect, test } from 'vitest'
import { styleToTheme } from './compat.ts'
import { resolveTheme } from './foundation/theme/resolve-theme.ts'

const styles = {
  container: { backgroundColor: '#FAFAFA', width: '320px' },
  colors: { primary: '#222222', error: '#440000' },
  buttons: { primary: { borderRadius: '0' } },
  fontFamily: 'Georgia, serif',
  hideHeaderText: true,
  logo: { logoImageUrl: 'https://example.com/a.png' },
}

test('styles converted to a presentation resolve to the same theme', () => {
  expect(resolveTheme({ presentation: styleToTheme(styles) })).toEqual(resolveTheme({ styles }))
})

test('values missing from styles stay unset in the presentation', () => {
  expect(styleToTheme({})).toEqual({ theme: {}, options: {} })
  expect(styleToTheme({ colors: { success: '#004400' } }, { silent: true }).theme).toEqual({
    success: '#004400',
    'success-fill': '#004400',
  })
})
