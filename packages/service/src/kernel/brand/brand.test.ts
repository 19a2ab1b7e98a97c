import { describe, expect, test } from 'vitest'
import { findAccentError, findHelpError, toBrandConfig } from './brand.ts'
import { getContrast } from './color.ts'

describe("a project's accent", () => {
  test('without one the button has our colours', () => {
    expect(toBrandConfig().button).toEqual({
      light: { fill: '#19303D', text: '#FFFFFF' },
      dark: { fill: '#E4EDF1', text: '#14212A' },
    })
  })

  test('is sent to the pages of the service only where the project set one', () => {
    expect(toBrandConfig()).toMatchObject({ accent: null, theme: 'default' })
    const { accent, button } = toBrandConfig({ accent: '#4B3FA7', theme: 'quartz' })
    expect(accent).toEqual(button)
  })

  test('gets white or dark text, whichever has more contrast', () => {
    const { button } = toBrandConfig({ accent: '#4B3FA7', accentDark: '#BDB4F7' })
    expect(button).toEqual({
      light: { fill: '#4B3FA7', text: '#FFFFFF' },
      dark: { fill: '#BDB4F7', text: '#14212A' },
    })
    expect(getContrast('#4B3FA7', '#FFFFFF')).toBeCloseTo(8.18, 2)
  })

  test.each(['#4B3FA7', '#8B1214', '#000000', '#0C5A56'])(
    'on a dark background %s is lightened until it has enough contrast, and no further',
    (accent) => {
      const { fill } = toBrandConfig({ accent }).button.dark
      const ratio = getContrast(fill, '#14212A')
      expect(ratio).toBeGreaterThanOrEqual(4.5)
      expect(ratio).toBeLessThan(4.8)
    },
  )

  test('keeps its hue on a dark background', () => {
    const { fill } = toBrandConfig({ accent: '#8B1214' }).button.dark
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(fill.slice(at, at + 2), 16),
    )
    expect(red).toBeGreaterThan(green + 60)
    expect(red).toBeGreaterThan(blue + 60)
  })

  test('is left alone where its contrast is enough already', () => {
    expect(toBrandConfig({ accent: '#BDB4F7' }).button.dark.fill).toBe('#BDB4F7')
  })

  test('without enough contrast for any text is reported with the ratio', () => {
    expect(findAccentError('#4B3FA7')).toBeNull()
    expect(findAccentError('#7B8087')).toMatch(/of only 4\.\d\d .*; at least 4\.5 is needed/)
  })
})

test.each([
  ['https://shop.example.com/help', null],
  ['help@shop.example.com', null],
  ['javascript:alert(1)', 'must be'],
  ['http://shop.example.com', 'must be'],
  ['a@b?cc=eve@evil.example', 'must be'],
  ['help', 'must be'],
])('help at %s: %s', (address, problem) => {
  const error = findHelpError(address)
  if (problem === null) expect(error).toBeNull()
  else expect(error).toContain(problem)
})

test('a mail address for help becomes a mailto link', () => {
  expect(toBrandConfig({ helpAddress: 'help@shop.example.com' }).helpUrl).toBe(
    'mailto:help@shop.example.com',
  )
})
