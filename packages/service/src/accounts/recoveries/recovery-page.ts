/** The pages behind the link that completes a recovery. They have no script. */
import { recoveryWords } from '../../declarations/recoveries/recovery-words.ts'
import { html } from '../../foundation/text/html.ts'
import { fillText, type MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { CardProject, CardWords } from '../../kernel/pages/card-page.ts'
import { toCardPage } from '../../kernel/pages/page-html.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'
import { addressWords } from '../notices/address-words.ts'
import { recoveryPath } from './recovery-path.ts'

/** Renders the page with the button. It changes nothing. */
export function toQuestionPage(
  project: NonNullable<CardProject>,
  language: MailLanguage,
  { email, token }: { readonly email: string; readonly token: string },
): string {
  const { page, ready } = recoveryWords[language]
  const does = fillText(ready.does, { email })
  const { markup } =
    html`<h1>${page.question}</h1><p>${does}</p><form method="post" action="${recoveryPath}"><input type="hidden" name="token" value="${token}"><p></p><button type="submit">${ready.action}</button></form>`
  return toCardPage(project, {
    title: `${page.question} - ${project.name}`,
    body: markup,
    language,
  })
}

/** The card of a project that has no page for signing in by a link. */
export const toDoneCard = (project: ProjectConfig, language: MailLanguage): CardWords => {
  const { primary, added } = addressWords[language]
  const url = findSignInUrl(project)
  const { action } = recoveryWords[language].ready
  return {
    icon: 'success',
    title: primary.heading,
    text: added.lead,
    actions: url === null ? [] : [{ label: action, url, isPrimary: true }],
  }
}

/** The card of a link that does not work. It does not reveal whose link it was. */
export const toDeadCard = (language: MailLanguage): CardWords => {
  const { dead, deadText } = recoveryWords[language].page
  return { icon: 'broken-link', title: dead, text: deadText, actions: [] }
}

/** The card of an address that belongs to another account meanwhile, which its reader may know. */
export const toTakenCard = (language: MailLanguage): CardWords => ({
  icon: 'error',
  title: recoveryWords[language].page.dead,
  text: addressWords[language].proof.taken,
  actions: [],
})
