/** Writes the code that mounts the widget as it stands in the playground. Pure. */

import type { Theme } from '@portico/widget/parts'
import { dropDefaults } from '../config/drop-defaults.ts'
import { printLiteral } from '../literal/print-literal.ts'
import { isEdited, type ThemeState } from '../theme/theme-state.ts'

/** The page that the snippet is for. */
export const snippetKinds = ['HTML', 'npm'] as const
export type SnippetKind = (typeof snippetKinds)[number]

/** What the snippet says; empty objects are left out. */
export interface SnippetFacts {
  /** Where the service is, without a trailing slash. */
  readonly origin: string
  readonly publicToken: string
  readonly config: Readonly<Record<string, unknown>>
  readonly styles: Readonly<Record<string, unknown>>
  readonly strings: Readonly<Record<string, unknown>>
  readonly theme: ThemeState
}

/** @returns code that works when it is pasted */
export function toSnippet(kind: SnippetKind, facts: SnippetFacts): string {
  return kind === 'HTML' ? toHtmlSnippet(facts) : toModuleSnippet(facts)
}

function toHtmlSnippet(facts: SnippetFacts): string {
  const names = toImports(facts.theme)
  const lines = [
    `import { ${names.join(', ')} } from '${facts.origin}/portico.js';`,
    '',
    `const portico = new StytchUIClient('${facts.publicToken}');`,
    ...toMountLines(facts),
  ]
  const script = lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')
  return `<div id="sign-in"></div>\n<script type="module">\n${script}\n</script>\n`
}

function toModuleSnippet(facts: SnippetFacts): string {
  const lines = [
    '// On the page: <div id="sign-in"></div>',
    `import { ${toImports(facts.theme).join(', ')} } from '@portico/widget';`,
    '',
    `const portico = new StytchUIClient('${facts.publicToken}', {`,
    `  customBaseUrl: '${facts.origin}',`,
    '});',
    ...toMountLines(facts),
  ]
  return `${lines.join('\n')}\n`
}

function toMountLines(facts: SnippetFacts): readonly string[] {
  const options = [
    "elementId: '#sign-in'",
    `config: ${printLiteral(dropDefaults(facts.config), 2)}`,
    ...toOption('styles', facts.styles),
    ...toOption('strings', facts.strings),
    ...toThemeOption(facts.theme),
  ]
  const body = options.flatMap((option) => `  ${option},`.split('\n'))
  return ['portico.mountLogin({', ...body, '});']
}

function toOption(key: string, value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).length === 0 ? [] : [`${key}: ${printLiteral(value, 2)}`]
}

function toThemeOption({ mode, edits }: ThemeState): readonly string[] {
  const dark = printDark(edits.dark)
  if (mode === 'both') {
    const light = isEdited(edits.light) ? printLiteral(edits.light, 4) : 'defaultTheme'
    return [`presentation: { theme: [${light}, ${dark}] }`]
  }
  if (mode === 'dark') return [`presentation: { theme: ${dark} }`]
  return isEdited(edits.light) ? [`presentation: ${printLiteral({ theme: edits.light }, 2)}`] : []
}

/** Edits alone, on the dark base, so that what follows from an edited colour is computed by the widget. */
function printDark(edits: Theme): string {
  return isEdited(edits)
    ? printLiteral({ 'color-scheme': 'dark', ...edits }, 2)
    : 'defaultDarkTheme'
}

function toImports({ mode, edits }: ThemeState): readonly string[] {
  const isLightNamed = mode === 'both' && !isEdited(edits.light)
  const isDarkNamed = mode !== 'light' && !isEdited(edits.dark)
  return [
    'StytchUIClient',
    ...(isLightNamed ? ['defaultTheme'] : []),
    ...(isDarkNamed ? ['defaultDarkTheme'] : []),
  ]
}
