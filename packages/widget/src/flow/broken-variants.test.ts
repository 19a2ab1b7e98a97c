/**
 * What the compiler refuses: each variant breaks the bond between screens, events and tables at one place of the
 * real sources, in memory.
 */
import ts from 'typescript'
import { expect, test } from 'vitest'

const source = decodeURI(new URL('..', import.meta.url).pathname)

/** What is written instead of what, and the file in which the compiler has to say no. */
interface Variant {
  readonly file: string
  readonly find: string
  readonly replace: string
  /** @default the changed file */
  readonly refusedIn?: string
}

const config = ts.getParsedCommandLineOfConfigFile(`${source}../tsconfig.json`, undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(String(messageText))
  },
})
const options = { ...config?.options, noEmit: true }
const parsed = new Map<string, ts.SourceFile | undefined>()
let before: ts.Program | undefined

/** The files among `checked` that do not compile, with one file's text replaced. */
function findRefused(checked: readonly string[], file?: string, text?: string): string[] {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (path, target) => {
    if (text !== undefined && path === `${source}${file}`)
      return ts.createSourceFile(path, text, target)
    if (!parsed.has(path)) parsed.set(path, read(path, target))
    return parsed.get(path)
  }
  const roots = [...new Set([...files, ...checked])].map((name) => `${source}${name}`)
  before = ts.createProgram(roots, options, host, before)
  const { getSourceFile, getSemanticDiagnostics } = before
  return checked.filter((name) => getSemanticDiagnostics(getSourceFile(`${source}${name}`)).length)
}

const otp = 'methods/otp'
const idp = 'roots/consent'

const variants: Record<string, Variant> = {
  'two screens swapped': {
    file: `${otp}/otp-screens.tsx`,
    find: "'otp.enterCode': EnterCode, 'otp.success': Success",
    replace: "'otp.enterCode': Success, 'otp.success': EnterCode",
  },
  'two screens without data swapped': {
    file: `${idp}/identity-provider-screens.tsx`,
    find: "'idp.allowed': Allowed,\n    'idp.denied': Denied",
    replace: "'idp.allowed': Denied,\n    'idp.denied': Allowed",
  },
  'a screen without a view': {
    file: `${otp}/otp-screens.tsx`,
    find: ", 'otp.success': Success",
    replace: '',
  },
  'a view without a screen': {
    file: `${otp}/otp-screens.tsx`,
    find: "'otp.success': Success",
    replace: "'otp.success': Success, 'otp.lost': Success",
  },
  'another table': {
    file: `${otp}/otp-screens.tsx`,
    find: 'flow: otpFlow',
    replace: 'flow: { ...otpFlow, "otp.left": otpFlow["otp.verified"] }',
  },
  'a transition to a screen that does not exist': {
    file: `${otp}/flow.ts`,
    find: "({ name: 'otp.success' })",
    replace: "({ name: 'otp.done' })",
  },
  'a transition to a screen without its data': {
    file: `${otp}/flow.ts`,
    find: "from: ['main', 'otp.enterCode'],\n    to: ({ type: _, ...sent }) => ({ name: 'otp.enterCode', ...sent })",
    replace: "from: ['main', 'otp.enterCode'],\n    to: () => ({ name: 'otp.enterCode' })",
  },
  'a transition from a screen that does not exist': {
    file: `${otp}/flow.ts`,
    find: "  'otp.left': {\n    from: ['otp.enterCode']",
    replace: "  'otp.left': {\n    from: ['otp.typeCode']",
  },
  'an event that counts nowhere': {
    file: `${otp}/flow.ts`,
    find: "  'otp.left': {\n    from: ['otp.enterCode']",
    replace: "  'otp.left': {\n    from: []",
  },
  'an event without a row': {
    file: `${otp}/flow.ts`,
    find: "  | { readonly type: 'otp.verified' }",
    replace: "  | { readonly type: 'otp.verified' }\n  | { readonly type: 'otp.lost' }",
  },
  'a row without an event': {
    file: `${otp}/flow.ts`,
    find: "  'otp.verified': {",
    replace: "  'otp.lost': { from: ['main'], to: () => ({ name: 'main' }) },\n  'otp.verified': {",
  },
  'a screen that emits what does not count on it': {
    file: `${idp}/signed-out.tsx`,
    find: "emit({ type: 'idp.sessionBegun' })",
    replace: "emit({ type: 'idp.accountChosen' })",
  },
  'a row that no longer counts where its event is emitted': {
    file: `${idp}/flow.ts`,
    find: "from: ['idp.start', 'idp.chooseAccount', 'idp.stepUp', 'idp.consent']",
    replace: "from: ['idp.start', 'idp.stepUp', 'idp.consent']",
    refusedIn: `${idp}/choose-account-screen.tsx`,
  },
  'a form of Main that emits what does not count there': {
    file: `${otp}/flow.ts`,
    find: "from: ['main', 'otp.enterCode']",
    replace: "from: ['otp.enterCode']",
    refusedIn: `${otp}/otp.ts`,
  },
  "a method with another method's rows": {
    file: `${otp}/otp-screens.tsx`,
    find: ", otpFlow } from './flow.ts'",
    replace:
      " } from './flow.ts'\nimport { emailMagicLinksFlow as otpFlow } from '../email-magic-links/flow.ts'",
  },
  "a method with another method's screens": {
    file: `${otp}/otp.ts`,
    find: "import('./otp-screens.tsx')",
    replace: "import('../email-magic-links/screens.tsx')",
  },
  'a root that starts on a screen that it does not have': {
    file: `${idp}/identity-provider.ts`,
    find: "name: 'idp.start'",
    replace: "name: 'idp.begin'",
  },
  'a root that starts without what its screen shows': {
    file: `${idp}/identity-provider.ts`,
    find: ", choice: 'open'",
    replace: '',
  },
}

const files = [
  ...new Set(Object.values(variants).flatMap(({ file, refusedIn }) => [file, refusedIn ?? file])),
]

test('the unmodified flow compiles', () => {
  expect(findRefused(files)).toEqual([])
})

test.each(Object.entries(variants))(
  '%s is rejected by the compiler',
  (_, { file, find, replace, refusedIn }) => {
    const text = ts.sys.readFile(`${source}${file}`) ?? ''
    expect(text.split(find)).toHaveLength(2)
    const refused = refusedIn ?? file
    expect(
      findRefused(
        [refused],
        file,
        text.replace(find, () => replace),
      ),
    ).toEqual([refused])
  },
)
