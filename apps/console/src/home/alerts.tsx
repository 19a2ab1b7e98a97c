import type { Home } from '../call/replies.ts'
import { toHour } from '../parts/moment.tsx'
import { Icon } from '../shell/icons.tsx'
import { toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'

/** The pages on which an operator can do something about an alert, and the words of the link. */
const toLinks = () =>
  ({
    messages: [words().home.seeMessages, toHref({ page: 'messages' })],
    operators: [words().home.invite, toHref({ page: 'operators' })],
  }) as const

/** What needs a hand, the worst first; nothing at all if nothing does. */
export function Alerts({ alerts }: Pick<Home, 'alerts'>) {
  if (alerts.length === 0) return null
  const links = toLinks()
  return (
    <section aria-label={words().home.needsHand}>
      <ul className="panel alerts">
        {alerts.map(({ level, title, text, ends_at: endsAt, page }) => {
          const link = page === null ? null : links[page]
          return (
            <li key={`${title} ${text}`} data-level={level}>
              <Icon name={level} />
              <p>
                <strong>{title}</strong> <span className="note">{text}</span>
                {endsAt !== null && (
                  <span className="note"> {words().home.opensAgain(toHour(endsAt))}</span>
                )}
              </p>
              {link && (
                <a className="button" href={link[1]}>
                  {link[0]}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
