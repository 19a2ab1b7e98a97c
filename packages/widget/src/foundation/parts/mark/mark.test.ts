/** The marks of providers and wallets: every one that can be loaded, against the cards that it stands on. */
import { OAuthProviders } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { iconLoaders as walletLoaders } from '../../../methods/crypto/icon-loaders.ts'
import { providerMarks } from '../../../methods/oauth/provider-marks.ts'
import { getContrast } from '../../theme/contrast.ts'
import { quartzDarkTheme, quartzTheme } from '../../theme/quartz-theme.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import { defaultDarkTheme, defaultTheme } from '../../theme/tokens.ts'

const text = 'text'

/** The colours that each brand publishes; "text" is black on light and light on dark, as its rules ask. */
const brands: Readonly<Record<string, readonly string[]>> = {
  google: ['#EA4335', '#4285F4', '#FBBC05', '#34A853'],
  microsoft: ['#F25022', '#7FBA00', '#00A4EF', '#FFB900'],
  apple: [text],
  github: [text],
  gitlab: ['#E24329', '#FC6D26', '#FCA326'],
  facebook: ['#FFF', '#0866FF'],
  discord: ['#5865F2'],
  salesforce: ['#0D9DDA'],
  slack: ['#E01E5A', '#36C5F0', '#2EB67D', '#ECB22E'],
  amazon: [text, '#FF9900'],
  bitbucket: ['#2684FF'],
  linkedin: ['#FFF', '#0A66C2'],
  coinbase: ['#FFF', '#0052FF'],
  twitch: ['#FFF', '#9146FF'],
  twitter: [text],
  tiktok: ['#25F4EE', '#FE2C55', text],
  snapchat: ['#FFFC00', '#FFF'],
  figma: ['#F24E1E', '#FF7262', '#A259FF', '#1ABCFE', '#0ACF83'],
  yahoo: ['#6001D2', '#FFF'],
  Metamask: ['#F6851B', '#233447', '#763D16'],
  Phantom: ['#534BB1', '#FFF'],
  Vessel: [text],
  Binance: ['#181A20', '#F0B90B'],
  Coinbase: ['#FFF', '#0052FF'],
}

const { light: quartz, dark } = resolveTheme({
  presentation: { theme: [quartzTheme, quartzDarkTheme] },
})
const themes = {
  light: defaultTheme,
  dark: defaultDarkTheme,
  quartz,
  'quartz dark': dark ?? quartz,
}

const marks = [...providerMarks, ...walletLoaders].map(
  ([name, mark]) => [name, typeof mark === 'function' ? mark : async () => mark] as const,
)

test('A9: every provider and every wallet of the table has a mark, and each mark a row here', () => {
  expect([...providerMarks.keys()].sort()).toEqual(Object.values(OAuthProviders).sort())
  expect(marks.map(([name]) => name).sort()).toEqual(Object.keys(brands).sort())
})

describe.each(marks)('A9: the mark of %s', (name, load) => {
  test("has the brand's own colours", async () => {
    const { layers } = await load()
    expect([...new Set(layers.map(({ fill = text }) => fill))]).toEqual(brands[name])
  })

  test.each(Object.entries(themes))('can be seen on the card of the theme %s', async (_, theme) => {
    const { layers } = await load()
    const ratios = layers
      .flatMap(({ fill = theme.foreground, stroke = fill }) => [fill, stroke])
      .map((colour) => getContrast(colour, theme.background) ?? 0)
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3)
  })

  test('has a drawing in one colour too', async () => {
    expect((await load()).icon).toMatch(/^[Mm][-\d. A-Za-z]+$/)
  })
})
