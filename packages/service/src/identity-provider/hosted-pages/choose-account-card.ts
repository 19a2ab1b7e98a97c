import { type Html, html } from '../../foundation/text/html.ts'
import { fillText, type MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toNameLine, toWatermark } from '../../kernel/pages/card-page.ts'
import { toDisplayName } from '../../kernel/pages/display-name.ts'
import { fillMarkup } from '../../kernel/pages/fill-markup.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { chooseAccountWords } from './choose-account-words.ts'
import { findAddress, type RememberedAccount } from './remembered-accounts.ts'
import { toBreakable } from './to-breakable.ts'
import { toWidgetCard, type WidgetHeading } from './widget-card.ts'

/** The accounts from which the user chooses, and the app that requests it. */
export interface AccountChoice {
  readonly appName: string
  /** The signed-in user; null when there is none. */
  readonly user: UserRow | null
  readonly remembered: readonly RememberedAccount[]
  /** The heading of the sign-in that may follow. */
  readonly heading: WidgetHeading | null
}

/** Renders the card on which a user chooses an account, and the card of the sign-in that may follow. */
export function toChooseAccountCard(
  project: Pick<ProjectConfig, 'projectId' | 'name' | 'brand' | 'showWatermark'>,
  { appName, user, remembered, heading }: AccountChoice,
  language: MailLanguage,
): string {
  const words = chooseAccountWords[language]
  const text =
    appName === ''
      ? html`${words.textWithoutApp}`
      : fillMarkup(words.text, { app: html`<bdi>${toDisplayName(appName)}</bdi>` })
  const rows = [
    user && toRow(toButton('own', html`${toOwnLine(user, words)}${drawNext}`)),
    ...remembered.map(({ accountId, address }) => {
      const line = toLine(toMark(address), toAddressHtml(address), words.signedOut)
      const remove = fillText(words.remove, { account: address })
      return toRow(
        html`<button type="button" data-do="sign-in" data-address="${address}" disabled>${line}</button><button type="button" class="hp-remove" data-do="remove" data-account="${accountId}" aria-label="${remove}" hidden>${drawCross}</button>`,
      )
    }),
    toRow(toButton('another', toLine(drawPlus, words.useAnother, null))),
  ]
  const card = html`<h1 tabindex="-1">${words.title}</h1><p>${text}</p><ul class="hp-accounts">${rows}</ul>${remembered.length > 0 ? toEdit(words) : null}`
  return [
    `<div class="hp-card" data-state="choosing">${toNameLine(project)}${card.markup}${toWatermark(project, language)}</div>`,
    `<div data-state="signing-in" tabindex="-1" hidden>${toWidgetCard(project, heading)}</div>`,
  ].join('')
}

function toOwnLine(user: UserRow, words: { ownAccount: string; signedIn: string }): Html {
  const { first, last } = user.name
  const names = [first, last]
    .map(toDisplayName)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const address = findAddress(user)
  if (names.length === 0) {
    const name = address === null ? html`${words.ownAccount}` : toAddressHtml(address)
    return toLine(toMark(address ?? words.ownAccount), name, words.signedIn)
  }
  const below = address === null ? words.signedIn : toAddressHtml(address)
  return toLine(names.map(toInitial).join(''), html`<bdi>${names.join(' ')}</bdi>`, below)
}

const toRow = (content: Html) => html`<li>${content}</li>`

// Disabled until the script has loaded, since a click would have no effect.
const toButton = (name: string, line: Html) =>
  html`<button type="button" data-do="${name}" disabled>${line}</button>`

const toAddressHtml = (address: string) => html`<bdi dir="ltr">${toBreakable(address)}</bdi>`

/** Renders the button that shows and hides the buttons for removing accounts from the list. */
const toEdit = ({ edit, done }: { edit: string; done: string }) =>
  html`<button type="button" class="hp-quiet" data-do="edit" data-other-label="${done}" disabled>${edit}</button>`

const toLine = (mark: string | Html, name: string | Html, below: string | Html | null) =>
  html`<span class="hp-avatar" aria-hidden="true">${mark}</span><span>${name}${below === null ? null : html`<small>${below}</small>`}</span>`

/** The initial of an address. That of a phone number would be a digit of the country's code. */
const toMark = (address: string) => (address.startsWith('+') ? drawPerson : toInitial(address))

const toInitial = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? ''

const draw = (path: string) =>
  html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`
const drawNext = draw('m7.5 4.5 5.5 5.5-5.5 5.5')
const drawPerson = draw(
  'M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M4 16.5c.5-2.9 2.9-4.7 6-4.7s5.5 1.8 6 4.7',
)
const drawPlus = draw('M10 4v12M4 10h12')
const drawCross = draw('m5.5 5.5 9 9M14.5 5.5l-9 9')
