import { describe, expect, it } from 'vitest'
import { findLowContrast, getContrast, parseColor } from './contrast.ts'
import { resolveTheme } from './resolve-theme.ts'
import { defaultDarkTheme, defaultTheme, type TokenKey, type Tokens } from './tokens.ts'

const read = (tokens: Tokens, key: TokenKey) =>
  tokens[key].startsWith('var(')
    ? tokens[key === 'secondary' ? 'background' : 'foreground']
    : tokens[key]

/** The fill of a banner, as `color-mix(in srgb, …)` computes it. */
function tint(tokens: Tokens, tone: TokenKey): string {
  const share = Number.parseFloat(tokens.tint) / 100
  const front = parseColor(tokens[tone]) ?? []
  const back = parseColor(tokens.background) ?? [0, 0, 0]
  const mixed = front.map((value, at) => Math.round(value * share + (back[at] ?? 0) * (1 - share)))
  return `rgb(${mixed.join(' ')})`
}

/** looks.md, "Measured contrast": front, back, light, dark. */
const measured: [TokenKey, TokenKey, number, number][] = [
  ['foreground', 'background', 13.71, 14.92],
  ['foreground', 'muted', 12.54, 13.21],
  ['foreground', 'accent', 12.28, 11.52],
  ['muted-foreground', 'background', 5.05, 7.84],
  ['muted-foreground', 'muted', 4.62, 6.94],
  ['muted-foreground', 'accent', 4.52, 6.06],
  ['primary-foreground', 'primary', 13.7, 13.8],
  ['primary-foreground', 'primary-button-hover', 9.8, 16.4],
  ['primary-foreground', 'primary-button-active', 16.5, 10.9],
  ['destructive', 'background', 9.57, 9.21],
  ['warning', 'background', 7.41, 10.4],
  ['success', 'background', 8.04, 8.95],
  ['foreground', 'popover', 13.71, 13.58],
  ['muted-foreground', 'popover', 5.05, 7.14],
  ['input', 'background', 3.08, 3.7],
  ['input-hover', 'background', 5.05, 7.84],
  ['ring', 'background', 5.43, 8.49],
  ['ring', 'muted', 4.97, 7.52],
  ['primary', 'background', 13.71, 13.81],
  ['destructive-fill', 'background', 9.57, 3.11],
  ['success-fill', 'background', 8.04, 3.17],
  ['destructive', 'border', 7.38, 6.33],
  ['destructive-foreground', 'destructive-fill', 9.57, 5.27],
  ['success-foreground', 'success-fill', 8.04, 5.17],
  ['destructive-foreground', 'destructive-button-hover', 7.74, 6.26],
  ['placeholder', 'background', 3.08, 5.52],
]

describe('the measured contrast of the default themes', () => {
  it.each(measured)('%s on %s is %f in light and %f in dark', (front, back, light, dark) => {
    const [inLight, inDark] = [defaultTheme, defaultDarkTheme].map((tokens) =>
      getContrast(read(tokens, front), read(tokens, back)),
    )
    expect(Math.abs((inLight ?? 0) - light)).toBeLessThanOrEqual(0.05)
    expect(Math.abs((inDark ?? 0) - dark)).toBeLessThanOrEqual(0.05)
  })

  it.each<[TokenKey, TokenKey, number, number]>([
    ['foreground', 'destructive', 12.3, 12.2],
    ['foreground', 'warning', 12.5, 11.9],
    ['foreground', 'success', 12.5, 12.1],
    ['destructive', 'destructive', 8.59, 7.52],
    ['warning', 'warning', 6.76, 8.32],
    ['success', 'success', 7.31, 7.24],
  ])('%s on the %s banner is %f in light and %f in dark', (front, tone, light, dark) => {
    const [inLight, inDark] = [defaultTheme, defaultDarkTheme].map((tokens) =>
      getContrast(tokens[front], tint(tokens, tone)),
    )
    expect(Math.abs((inLight ?? 0) - light)).toBeLessThanOrEqual(0.05)
    expect(Math.abs((inDark ?? 0) - dark)).toBeLessThanOrEqual(0.05)
  })

  it('is enough everywhere', () => {
    expect(findLowContrast(defaultTheme)).toEqual([])
    expect(findLowContrast(defaultDarkTheme)).toEqual([])
  })
})

describe('contrast', () => {
  it('is computed for hex and rgb, and not where it depends on the background', () => {
    expect(parseColor('#abc')).toEqual([170, 187, 204])
    expect(parseColor(' #0A141E ')).toEqual([10, 20, 30])
    expect(parseColor('rgb(1, 2, 3)')).toEqual([1, 2, 3])
    expect(parseColor('#00000080')).toBeNull()
    expect(parseColor('transparent')).toBeNull()
    expect(getContrast('#000', '#fff')).toBeCloseTo(21)
    expect(getContrast('#fff', 'red')).toBeNull()
  })

  it('is reported with the pair and the ratio of a host’s weak colour', () => {
    const { light } = resolveTheme({ presentation: { theme: { primary: '#FFE680' } } })
    expect(findLowContrast(light)).toEqual([
      {
        front: 'primary-foreground',
        back: 'primary',
        ratio: expect.closeTo(1.26, 1),
        required: 4.5,
      },
      { front: 'primary', back: 'background', ratio: expect.closeTo(1.26, 1), required: 3 },
    ])
  })

  it('of a derived token is measured with the colour it follows', () => {
    const { light } = resolveTheme({ presentation: { theme: { foreground: '#EEEEEE' } } })
    const pairs = findLowContrast(light).map(({ front, back }) => `${front} on ${back}`)
    expect(pairs).toContain('secondary-foreground on secondary')
  })
})
