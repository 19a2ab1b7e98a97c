/** The first screen of the sign-in card as a document, from the widget’s own renderer. It runs no script. */

import { escapeHtml } from '../foundation/text/escape-html.ts'
import { type MailLanguage, toDirection } from '../foundation/text/words.ts'
import { toSignInSettings } from '../identity-provider/hosted-pages/sign-in-settings.ts'
import type { ProjectConfig, ServiceConfig } from '../kernel/config/config.ts'
import { type FirstScreen, type FoundWidget, findWidget } from '../kernel/pages/first-screen.ts'

/** How the card looks. */
export interface CardLook {
  readonly language: MailLanguage
  readonly theme: 'default' | 'quartz'
  readonly scheme: 'light' | 'dark'
}

/** Why there is no card: the service serves no widget, or the project’s methods have no first screen. */
export type CardProblem = 'no_widget' | 'no_first_screen'

/** Renders cards. */
export interface CardPreviews {
  /** Says why there is none; null when there is one. */
  findProblem(project: ProjectConfig): Promise<CardProblem | null>
  /** @returns null when there is none */
  render(project: ProjectConfig, look: CardLook): Promise<string | null>
}

/** Creates the renderer, which loads the widget’s code at the first card. */
export function createCardPreviews({
  staticFolders,
}: Pick<ServiceConfig, 'staticFolders'>): CardPreviews {
  const widget = findWidget(staticFolders)
  const render = async (project: ProjectConfig, look: CardLook) => {
    const screen = widget && (await renderScreen(widget, project, look))
    return screen && toDocument(project, look, screen)
  }
  const problems = new Map<string, CardProblem | null>()
  const examine = async (project: ProjectConfig): Promise<CardProblem | null> => {
    if (widget === null) return 'no_widget'
    const look = { language: 'en', theme: 'default', scheme: 'light' } as const
    return (await render(project, look)) === null ? 'no_first_screen' : null
  }
  return {
    render,
    async findProblem(project) {
      const { projectId } = project
      const known = problems.get(projectId)
      const problem = known === undefined ? await examine(project) : known
      problems.set(projectId, problem)
      return problem
    },
  }
}

/** The background of the service’s own pages, on which the card stands. */
const backgrounds = {
  default: { light: '#f5f7f8', dark: '#0b141a' },
  quartz: { light: '#f7f7f9', dark: '#0b0c0f' },
} as const

async function renderScreen(
  widget: FoundWidget,
  project: ProjectConfig,
  { language, theme, scheme }: CardLook,
): Promise<FirstScreen | null> {
  const { servedRoots, renderFirstScreen } = await widget.load()
  const root = servedRoots.get('sign-in')
  if (root === undefined) return null
  const [light, dark] = theme === 'quartz' ? await widget.loadQuartz() : [{}, {}]
  const preset = scheme === 'dark' ? { 'color-scheme': 'dark', ...dark } : light
  const { accent, logoUrl } = project.brand
  const options = {
    config: toCardConfig(project),
    presentation: {
      theme: { ...preset, ...(accent && toAccent(accent[scheme])) },
      ...(logoUrl !== null && { options: { logo: { url: logoUrl } } }),
    },
    locale: language,
  }
  try {
    return renderFirstScreen(root, options)
  } catch {
    return null
  }
}

/** The configuration with which the service’s own page mounts the widget. */
function toCardConfig(project: ProjectConfig): object {
  const { methods = '', providers, ...settings } = toSignInSettings(project, null)
  const domain = settings['passkey-domain']
  return {
    products: methods.split(' '),
    otpOptions: {
      methods: (settings['passcode-channels'] ?? 'email').split(' '),
      expirationMinutes: 5,
    },
    ...(providers && { oauthOptions: { providers: providers.split(' ') } }),
    ...(domain !== undefined && { passkeyOptions: { domain } }),
    ...(settings['recovery-codes'] !== undefined && { recoveryCodes: true }),
  }
}

/** The project’s colour applies to the primary button only. */
const toAccent = ({ fill, text }: { readonly fill: string; readonly text: string }) => ({
  primary: fill,
  'primary-foreground': text,
  'primary-button-hover': `color-mix(in srgb, ${fill} 88%, var(--st-foreground))`,
  'primary-button-active': `color-mix(in srgb, ${fill} 76%, var(--st-foreground))`,
})

function toDocument(
  { name }: Pick<ProjectConfig, 'name'>,
  { language, theme, scheme }: CardLook,
  { html, css }: FirstScreen,
): string {
  // a `<` in a style could close the style element; no rule of the widget contains one
  if (css.includes('<')) throw new Error('The style of a card has a "<" in it.')
  const page = `html{color-scheme:${scheme}}body{margin:0;padding:24px 16px;background:${backgrounds[theme][scheme]}}main{max-width:440px;margin:0 auto}`
  return [
    `<!doctype html><html lang="${language}" dir="${toDirection(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(name)}</title><style>${page}${css}</style></head>`,
    `<body><main><portico-sign-in>${html}</portico-sign-in></main></body></html>`,
  ].join('')
}
