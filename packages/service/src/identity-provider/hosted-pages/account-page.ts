/**
 * The hosted account, for projects that have no page of their own: the widget shows the account of the signed-in user. A
 * user who is not signed in signs in first, on the same URL, to which links and providers lead back.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../../foundation/text/html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toNameLine } from '../../kernel/pages/card-page.ts'
import { toDisplayName } from '../../kernel/pages/display-name.ts'
import { toLookSettings } from '../../kernel/pages/look-settings.ts'
import { findUiLanguage, readPageLanguage } from '../../kernel/pages/read-page-language.ts'
import { readQuery, toParams } from '../../kernel/pages/read-page-request.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { accountPageWords } from './account-page-words.ts'
import type { HostedParts } from './authorize-page.ts'
import { findPageDecider } from './find-page-session.ts'
import { isReturn, toReturnPage } from './return-page.ts'
import { sendPage } from './send-page.ts'
import { listProviderIcons, toSignInSettings } from './sign-in-settings.ts'
import { toSignInHeading, toWidgetCard } from './widget-card.ts'

/** Answers `GET {issuer}/account`. */
export async function answerAccount(
  { ports }: HostedParts,
  project: ProjectConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = readPageLanguage(request)
  const params = toParams(readQuery(request.url))
  const { logoUrl } = project.brand
  if (isReturn(params)) return sendPage(reply, toReturnPage(project, params, language), logoUrl)
  const { proved, isLeaving } = await findPageDecider(ports, project, request)
  const wished = findUiLanguage(request.url)
  const settings = {
    step: proved ? 'account' : 'sign-in',
    ...toSignInSettings(project, null, `${ports.config.baseUrl}${request.url}`),
    ...toLookSettings(project),
    ...(wished !== null && { locale: wished }),
    ...(isLeaving && { 'is-leaving': '' }),
    ...(proved && { parts: toParts(project) }),
    ...(proved && project.account.fields && { fields: JSON.stringify(project.account.fields) }),
  }
  const title = `${accountPageWords[language].title} - ${toDisplayName(project.name)}`
  const heading = toSignInHeading({ name: project.name, redirectUri: null }, language)
  const body = proved
    ? toAccountBody(project, language)
    : toWidgetCard(project, heading && { ...heading, hasLead: false })
  return sendPage(
    reply,
    { title, project, language, settings, body },
    logoUrl,
    ...listProviderIcons(project),
    proved?.user.pictureUrl ?? null,
    ...(proved ? await listAppLogos(ports, project, proved.user) : []),
  )
}

/** Renders the line with the project's name, the button that signs out, and the place of the widget's own card. */
function toAccountBody(project: ProjectConfig, language: MailLanguage): string {
  const { signOut } = accountPageWords[language]
  // Disabled until the script has loaded, since a click would have no effect.
  const button = html`<button type="button" data-do="leave" disabled>${signOut}</button>`
  return `<div class="hp-head">${toNameLine(project)}${button.markup}</div><div id="portico"></div>`
}

/** Returns what users may see and change, in the format that `hosted-page.js` reads. Apps have access only by this service. */
const toParts = ({ account }: Pick<ProjectConfig, 'account'>): string =>
  Object.entries({ apps: 'edit', ...account.parts })
    .map(([section, part]) => `${section}:${part}`)
    .join(' ')

/** Lists the logos of the apps that the user has allowed, which the section about them shows. */
async function listAppLogos(
  { storage }: HostedParts['ports'],
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  { userId }: UserRow,
): Promise<readonly (string | null)[]> {
  const grants = await storage.grants.listOfUser(projectId, userId)
  return grants.map(({ app }) => app.logoUrl)
}
