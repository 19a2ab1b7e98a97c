/**
 * Writes a whole small app around the widget as it stands in the playground: it signs in, finishes the links of
 * its mails, shows who is signed in, and signs out. The README shows the same text. Pure.
 */
import { printLiteral } from '../literal/print-literal.ts'
import { isEdited, type Scheme, type ThemeState } from '../theme/theme-state.ts'
import { toPageConfig } from './to-page-config.ts'

/** The page that the snippet is for. */
export const snippetKinds = ['HTML', 'React', 'npm'] as const
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
  if (kind === 'React') return toReactSnippet(facts)
  const script = toScript(kind, facts)
  if (kind === 'npm') return `${script}\n`
  const indented = script.replace(/^(?=.)/gm, '  ')
  // fetched while the browser still reads the page
  const ahead = `<link rel="modulepreload" href="${facts.origin}/portico.js" />`
  return `${head}\n${ahead}\n${elements}\n<script type="module">\n${indented}\n</script>\n`
}

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Sign in</title>`

const elements = `<portico-sign-in></portico-sign-in>
<p id="person" hidden>Signed in as <b></b> <button>Sign out</button></p>`

function toScript(kind: 'HTML' | 'npm', facts: SnippetFacts): string {
  const { config, hasToken } = toPageConfig(facts.config)
  const own = ['Portico', ...(kind === 'npm' ? ['definePorticoElements'] : [])]
  const from = kind === 'npm' ? '@portico/widget' : `${facts.origin}/portico.js`
  const client =
    kind === 'npm'
      ? [
          'definePorticoElements();',
          `const portico = new Portico('${facts.publicToken}', {`,
          `  customBaseUrl: '${facts.origin}',`,
          '});',
        ]
      : [`const portico = new Portico('${facts.publicToken}');`]
  return [
    ...(kind === 'npm' ? ['// On the page:', ...elements.split('\n').map((it) => `// ${it}`)] : []),
    ...toImportLines(own, facts, from),
    '',
    ...client,
    'const options = {',
    '  client: portico,',
    ...toOptions(facts, config, 2).flatMap(([key, value]) => `  ${key}: ${value},`.split('\n')),
    '};',
    `const signIn = document.querySelector('portico-sign-in');`,
    `const person = document.querySelector('#person');`,
    'signIn.render(options);',
    '',
    '// Who is signed in, after a reload as well.',
    'const show = () => {',
    '  const user = portico.user.getSync();',
    '  signIn.hidden = !!user;',
    '  person.hidden = !user;',
    // some methods give a number and no address, others neither
    "  person.querySelector('b').textContent =",
    '    user?.emails[0]?.email ?? user?.phone_numbers[0]?.phone_number ?? user?.user_id;',
    '};',
    'portico.onStateChange(show);',
    'show();',
    "person.querySelector('button').onclick = () => portico.session.revoke();",
    ...(hasToken
      ? [
          '',
          '// Links in mails, and providers, lead back to this page.',
          'portico',
          '  .authenticateByUrl({ session_duration_minutes: 60 })',
          '  .catch((error) => alert(error.error_message ?? error.message));',
        ]
      : []),
  ].join('\n')
}

/** Without a build, a preset beside the default comes in a file of its own. */
function toImportLines(own: readonly string[], { theme, origin }: SnippetFacts, from: string) {
  const themes = toThemeImports(theme)
  const print = (names: readonly string[], place: string) =>
    `import { ${[...names].sort(byName).join(', ')} } from '${place}';`
  return from.endsWith('/portico.js') && theme.preset === 'quartz'
    ? [print(own, from), print(themes, `${origin}/quartz.js`)]
    : [print([...own, ...themes], from)]
}

function toReactSnippet(facts: SnippetFacts): string {
  const { config, hasToken } = toPageConfig(facts.config)
  const names = [
    'createPortico',
    'PorticoProvider',
    'PorticoSignIn',
    'usePortico',
    'usePorticoUser',
    ...toThemeImports(facts.theme),
  ].sort(byName)
  return `${[
    'import {',
    ...names.map((name) => `  ${name},`),
    "} from '@portico/react';",
    ...(hasToken ? ["import { useEffect } from 'react';"] : []),
    "import { createRoot } from 'react-dom/client';",
    '',
    `const portico = createPortico('${facts.publicToken}', {`,
    `  customBaseUrl: '${facts.origin}',`,
    '});',
    '',
    'function Page() {',
    '  const portico = usePortico();',
    '  const { user } = usePorticoUser();',
    ...(hasToken
      ? [
          '  useEffect(() => {',
          '    // links in mails, and providers, lead back to this page',
          '    portico',
          '      .authenticateByUrl({ session_duration_minutes: 60 })',
          '      .catch((error) => alert(error.error_message ?? error.message));',
          '  }, [portico]);',
        ]
      : []),
    ...toSignInLines(toOptions(facts, config, 8)),
    '  return (',
    '    <p>',
    "      Signed in as{' '}",
    "      <b>{user.emails[0]?.email ?? user.phone_numbers[0]?.phone_number ?? user.user_id}</b>{' '}",
    '      <button onClick={() => portico.session.revoke()}>Sign out</button>',
    '    </p>',
    '  );',
    '}',
    '',
    "const root = document.getElementById('root');",
    'if (root) {',
    '  createRoot(root).render(',
    '    <PorticoProvider client={portico}>',
    '      <Page />',
    '    </PorticoProvider>,',
    '  );',
    '}',
  ].join('\n')}\n`
}

/** Written in place, so that the compiler knows what they are for. */
function toSignInLines(options: readonly Option[]): readonly string[] {
  const props = options.map(([key, value]) => `${key}={${value}}`)
  const line = `  if (!user) return <PorticoSignIn ${props.join(' ')} />;`
  if (line.length <= 90 && !line.includes('\n')) return [line]
  return [
    '  if (!user) {',
    '    return (',
    '      <PorticoSignIn',
    ...props.flatMap((prop) => `        ${prop}`.split('\n')),
    '      />',
    '    );',
    '  }',
  ]
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en')

type Option = readonly [key: string, code: string]

/** @param indent - of the line that an option stands in */
function toOptions(facts: SnippetFacts, config: object, indent: number): readonly Option[] {
  return [
    ['config', printLiteral(config, indent)],
    ...toOption('styles', facts.styles, indent),
    ...toOption('strings', facts.strings, indent),
    ...toThemeOption(facts.theme),
  ]
}

function toOption(
  key: string,
  value: Readonly<Record<string, unknown>>,
  indent: number,
): readonly Option[] {
  return Object.keys(value).length === 0 ? [] : [[key, printLiteral(value, indent)]]
}

/** Under which names a preset is exported. */
const presetNames = {
  default: { light: 'defaultTheme', dark: 'defaultDarkTheme' },
  quartz: { light: 'quartzTheme', dark: 'quartzDarkTheme' },
} as const

function toThemeOption(state: ThemeState): readonly Option[] {
  const { mode, preset = 'default', edits } = state
  if (mode === 'both') {
    return [
      ['presentation', `{ theme: [${printTheme(state, 'light')}, ${printTheme(state, 'dark')}] }`],
    ]
  }
  if (mode === 'light' && preset === 'default' && !isEdited(edits.light)) return []
  return [['presentation', `{ theme: ${printTheme(state, mode)} }`]]
}

/** A preset by its name, with what was changed in it. */
function printTheme({ preset = 'default', edits }: ThemeState, scheme: Scheme): string {
  const own = edits[scheme]
  const name = presetNames[preset][scheme]
  if (!isEdited(own)) return name
  if (preset !== 'default') return printLiteral(own, 4).replace(/^\{\s*/, `{ ...${name}, `)
  // on its base, so that what follows from an edited colour is computed by the widget
  return printLiteral(scheme === 'dark' ? { 'color-scheme': 'dark', ...own } : own, 4)
}

/** The names of presets that the code above uses. */
function toThemeImports(state: ThemeState): readonly string[] {
  const option = toThemeOption(state).join()
  const { light, dark } = presetNames[state.preset ?? 'default']
  return [light, dark].filter((name) => new RegExp(`\\b${name}\\b`).test(option))
}
