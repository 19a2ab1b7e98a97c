import { readFileSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { darkCode, lightCode } from './src/code-themes.mjs'

// written by scripts/docs/build-docs.mjs, beside the pages
const { sidebar } = JSON.parse(readFileSync(new URL('./src/site.json', import.meta.url), 'utf8'))

const component = (name) => `./src/components/${name}.astro`

export default defineConfig({
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'Portico',
      description: 'A sign-in widget for any page, and the authentication service behind it.',
      favicon: '/favicon.svg',
      sidebar,
      disable404Route: true,
      credits: false,
      customCss: ['./src/styles/tokens.css', './src/styles/site.css', './src/styles/article.css'],
      components: {
        Header: component('header'),
        Sidebar: component('sidebar'),
        PageTitle: component('page-title'),
        Footer: component('footer'),
        PageSidebar: component('contents'),
        MobileMenuToggle: component('menu-toggle'),
        ThemeProvider: component('scheme'),
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
      expressiveCode: {
        themes: [lightCode, darkCode],
        themeCssSelector: ({ type }) => `[data-theme='${type}']`,
        useDarkModeMediaQuery: false,
        useStarlightUiThemeColors: false,
        // the colours are chosen and measured: none is changed
        minSyntaxHighlightingColorContrast: 0,
        styleOverrides: {
          borderRadius: '10px',
          borderColor: 'var(--hairline)',
          borderWidth: '1px',
          codeBackground: 'var(--background)',
          codeFontFamily: 'var(--mono)',
          codeFontSize: '14px',
          codeLineHeight: '22px',
          codePaddingBlock: '14px',
          codePaddingInline: '16px',
          uiFontFamily: 'var(--mono)',
          uiFontSize: '13px',
          focusBorder: 'var(--ring)',
          frames: {
            frameBoxShadowCssValue: 'none',
            editorBackground: 'var(--background)',
            editorActiveTabBackground: 'var(--side)',
            editorActiveTabForeground: 'var(--muted-foreground)',
            editorActiveTabBorderColor: 'transparent',
            editorActiveTabIndicatorTopColor: 'transparent',
            editorActiveTabIndicatorBottomColor: 'transparent',
            editorTabBarBackground: 'var(--side)',
            editorTabBarBorderColor: 'transparent',
            editorTabBarBorderBottomColor: 'var(--hairline)',
            terminalBackground: 'var(--background)',
            inlineButtonForeground: 'var(--foreground)',
            inlineButtonBorder: 'var(--hairline)',
            inlineButtonBackground: 'var(--background)',
            tooltipSuccessBackground: 'var(--primary)',
            tooltipSuccessForeground: 'var(--primary-foreground)',
          },
        },
        defaultProps: { frame: 'code', overridesByLang: { 'sh,http': { frame: 'none' } } },
        frames: { extractFileNameFromCode: false },
      },
    }),
  ],
})
