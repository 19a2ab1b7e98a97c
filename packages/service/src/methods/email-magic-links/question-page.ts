import type { LinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { magicLinkWords } from '../../declarations/email-magic-links/magic-link-words.ts'
import { html } from '../../foundation/text/html.ts'
import { fillText, type MailLanguage, toDirection } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toBrowserText } from '../../kernel/delivery/occasion.ts'
import { sharedWords } from '../../kernel/delivery/shared-words.ts'
import { toCardPage } from '../../kernel/pages/page-html.ts'

/** The path to which the page's form posts. */
export const otherDevicePath = '/v1/public/magic_links/other_device'

/**
 * Asks the user who opened a link on another device for the number on the page that requested it. Opening this page
 * changes nothing. The first focus is on the heading, so that pressing Enter changes nothing either.
 *
 * @param asked.isUsableHere false for a link that works only in the browser that requested it
 */
export function toQuestionPage(
  project: Pick<ProjectConfig, 'projectId' | 'name' | 'brand' | 'showWatermark'>,
  language: MailLanguage,
  asked: {
    readonly token: string
    readonly otherDevice: NonNullable<LinkPayload['otherDevice']>
    readonly isUsableHere: boolean
    readonly now: number
  },
): string {
  const words = magicLinkWords[language].otherDevice
  const { token, otherDevice, isUsableHere, now } = asked
  const { occasion, choices } = otherDevice
  const browser = toBrowserText(occasion, sharedWords[language]) ?? words.someBrowser
  const age = toAgeText(now - occasion.at, language)
  const place = occasion.place && fillText(sharedWords[language].place, occasion.place)
  const numbers = choices.map(
    (number) => html`<button name="number" value="${number}">${number}</button>`,
  )
  const here = isUsableHere ? html`<button name="choice" value="here">${words.here}</button>` : null
  const { markup } =
    html`<h1 tabindex="-1" autofocus>${words.question}</h1><p>${words.lead}</p><form class="hp-form" method="post" action="${otherDevicePath}"><input type="hidden" name="token" value="${token}"><div class="hp-numbers" role="group" aria-label="${words.numbers}" dir="ltr">${numbers}</div><p class="hp-asked"><bdi dir="${toDirection(language)}">${browser}</bdi><span>${[place, age].filter(Boolean).join(' · ')}</span></p><div class="hp-choices">${here}<button class="hp-quiet" name="choice" value="refuse">${words.refuse}</button></div></form>`
  return toCardPage(project, {
    title: `${words.question} - ${project.name}`,
    body: markup,
    language,
  })
}

/** Returns the elapsed time in words: `just now`, `2 minutes ago`. */
function toAgeText(ms: number, language: MailLanguage): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return magicLinkWords[language].otherDevice.justNow
  const [value, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 1_440
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / 1_440), 'day'] as const)
  return new Intl.RelativeTimeFormat(language).format(-value, unit)
}
