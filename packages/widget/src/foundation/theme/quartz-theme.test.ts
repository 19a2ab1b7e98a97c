import { describe, expect, test } from 'vitest'
import { findLowContrast, getContrast, parseColor } from './contrast.ts'
import { quartzDarkTheme, quartzTheme } from './quartz-theme.ts'
import { resolveTheme } from './resolve-theme.ts'
import type { Theme, TokenKey } from './tokens.ts'

const { light, dark } = resolveTheme({ presentation: { theme: [quartzTheme, quartzDarkTheme] } })
const page = { light: '#F7F7F9', dark: '#0B0C0F' }

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** What `color-mix(in srgb, front share, back)` gives. */
function mix(front: string, share: number, back: string): string {
  const [a, b] = [parseColor(front) ?? [], parseColor(back) ?? []]
  return toHex([0, 1, 2].map((index) => (a[index] ?? 0) * share + (b[index] ?? 0) * (1 - share)))
}

/** The table of the preset: front, back, and the ratios in light and in dark. */
const pairs: readonly [front: TokenKey, back: TokenKey, light: number, dark: number][] = [
  ['foreground', 'background', 17.76, 16.15],
  ['foreground', 'muted', 16.28, 14.53],
  ['foreground', 'accent', 15.18, 12.78],
  ['muted-foreground', 'background', 6.32, 7.6],
  ['muted-foreground', 'muted', 5.8, 6.84],
  ['muted-foreground', 'accent', 5.41, 6.01],
  ['placeholder', 'background', 4.99, 5.73],
  ['primary-foreground', 'primary', 16.44, 16.15],
  ['primary-foreground', 'primary-button-hover', 11.7, 17.93],
  ['primary-foreground', 'primary-button-active', 19.55, 12.43],
  ['input', 'background', 3.21, 3.81],
  ['input-hover', 'background', 6.32, 7.6],
  ['destructive', 'background', 6.54, 9.1],
  ['success', 'background', 6.05, 9.57],
  ['warning', 'background', 6.49, 10.87],
  ['destructive-foreground', 'destructive-fill', 6.54, 5.15],
  ['success-foreground', 'success-fill', 6.05, 5.14],
  ['destructive-fill', 'background', 6.54, 3.48],
  ['success-fill', 'background', 6.05, 3.49],
  ['destructive', 'border', 5.44, 6.9],
  ['success', 'border', 5.03, 7.25],
  ['ring', 'background', 5.96, 7.98],
  ['ring', 'muted', 5.47, 7.18],
]

const near = (measured: number | null, expected: number) =>
  expect(measured).toBeCloseTo(expected, 1)

describe('quartz', () => {
  test.each(pairs)('%s on %s has the documented contrast', (front, back, inLight, inDark) => {
    near(getContrast(light[front], light[back]), inLight)
    near(getContrast(dark?.[front] ?? '', dark?.[back] ?? ''), inDark)
  })

  test.each([
    ['light', quartzTheme, page.light, 5.91, 5.57],
    ['dark', quartzDarkTheme, page.dark, 8.29, 8.7],
  ] as const)(
    'on the page in %s, explanations and focus are visible',
    (_, theme, behind, text, ring) => {
      near(getContrast(theme['muted-foreground'] ?? '', behind), text)
      near(getContrast(theme.ring ?? '', behind), ring)
    },
  )

  test.each([
    ['destructive', 5.93, 7.6],
    ['success', 5.54, 7.9],
    ['warning', 5.97, 8.9],
  ] as const)('%s is readable on its banner', (tone, inLight, inDark) => {
    const onBanner = (theme: Theme, share: number) =>
      getContrast(theme[tone] ?? '', mix(theme[tone] ?? '', share, theme.background ?? ''))
    near(onBanner(quartzTheme, 0.06), inLight)
    near(onBanner(quartzDarkTheme, 0.1), inDark)
  })

  test('has every ratio that the widget requires of a theme', () => {
    expect(findLowContrast(light)).toEqual([])
    expect(findLowContrast(dark ?? light)).toEqual([])
  })

  test('has rules that stay inside the widget: none of them selects it or the page', () => {
    const { css = '' } = quartzTheme
    expect(css).not.toMatch(/:root|:host|\bbody\b|\bhtml\b|stytch-|url\(|@import/)
    expect(quartzDarkTheme.css).toBe(css)
  })
})
